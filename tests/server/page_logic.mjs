// What the page works out by itself: state from messages, waiting, offers, Markdown, names.

import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(`${folder}/${name}`));
const { hasGap, nothing, owesChoice, secondsLeft, take } = await load("state.js");
const { comesBack, waitBefore } = await load("net.js");
const { following, misfit, onlyWord, sorted, within } = await load("offers.js");
const { habit, newDesk } = await load("choices.js");
const { namesOf } = await load("say.js");
const { grouped, listing } = await load("say_common.js");
const { markdown } = await load("markdown.js");
const { lasting, terms } = await load("waiting.js");

const whole = {
  version: 1, you: 0, guest: "g", table: { status: "running", seats: [{ kind: "person" }] },
  chat: [], step: 0, since: 0, news: [["a"], ["b"], ["c"]], view: { choices: [{ verb: "x" }] },
};

const tests = {
  "news that were taken back are forgotten"() {
    const state = take(take(nothing(), whole, 0), { since: 1, news: [["d"]] }, 0);
    assert.deepEqual(state.news, [["a"], ["d"]]);
  },
  "a message without news leaves them"() {
    assert.equal(take(take(nothing(), whole, 0), { step: 4 }, 0).news.length, 3);
  },
  "a first message after a lost line replaces everything"() {
    const state = take(take(nothing(), whole, 0), { ...whole, news: [["z"]] }, 0);
    assert.deepEqual(state.news, [["z"]]);
  },
  "a new seat forgets what the old one knew"() {
    const state = take(take(nothing(), whole, 0), { you: null, news: [["p"]], since: 0 }, 0);
    assert.deepEqual([state.you, state.view, state.news], [null, null, [["p"]]]);
    assert.equal(state.table, whole.table);
  },
  "a line of chat with a known number replaces that one"() {
    const said = take(nothing(), { chat: [{ number: 1, text: "rude" }, { number: 2, text: "hi" }] }, 0);
    const state = take(said, { chat: [{ number: 1, text: "" }] }, 0);
    assert.deepEqual(state.chat.map((line) => line.text), ["", "hi"]);
  },
  "news that begin too late are a gap"() {
    const state = take(nothing(), whole, 0);
    assert.equal(hasGap(state, { since: 4, news: [] }), true);
    assert.equal(hasGap(state, { since: 3, news: [] }), false);
    assert.equal(hasGap(state, { ...whole, since: 9 }), false);
  },
  "time runs only for those for whom it runs"() {
    const state = take(nothing(), { clock: { left: [10, 10], running: [1] } }, 1000);
    assert.equal(secondsLeft(state, 0, 4000), 10);
    assert.equal(secondsLeft(state, 1, 4000), 7);
    assert.equal(secondsLeft(state, 1, 99_000), 0);
  },
  "times are told in the largest unit that fits"() {
    assert.deepEqual([259_200, 86_400, 5400, 3600, 61, 1, 0].map(lasting),
      ["3 days", "1 day", "90 minutes", "1 hour", "61 seconds", "1 second", "0 seconds"]);
  },
  "at a slow table nobody stands in, and that is what is told"() {
    const table = { pace: "calm", stand_in: "easy", absence: 120 };
    const [slow, quick] = [86_400, 60].map(
      (seconds) => terms({ ...table, clock: { kind: "move", seconds } }).children[0],
    );
    assert.match(slow, /1 day for each choice.*nobody stands in/);
    assert.match(quick, /1 minute for each choice.*easy bot stands in after 2 minutes/);
  },
  "nobody chooses while a bot plays for him"() {
    const state = take(nothing(), whole, 0);
    assert.equal(owesChoice(state), true);
    const handed = { status: "running", seats: [{ kind: "person", level: "hard" }] };
    assert.equal(owesChoice({ ...state, table: handed }), false);
  },
  "tries become rarer, and are spread out"() {
    assert.ok(waitBefore(0, () => 0) === 250 && waitBefore(0, () => 1) === 500);
    assert.ok(waitBefore(30, () => 1) === 15_000);
  },
  "one who was sent away does not come back"() {
    assert.deepEqual(["", "restart", "moved", "kicked", "banned", "elsewhere"].map(comesBack),
      [true, true, true, false, false, false]);
  },
  "numbers of an older offer are put within the new one"() {
    assert.deepEqual(within({ each: [5, 80], least: [0, 10], step: [1, 10] }, [9, 47]), [5, 40]);
    assert.deepEqual(within({ each: [5] }, []), [0]);
  },
  "an unfit choice is told in words"() {
    const name = (place) => ["wine", "cigars"][place];
    const offer = { verb: "declare", each: [4, 4], total: 4 };
    assert.equal(misfit(offer, [3, 2], name), "That is 5 in all: 4 at most.");
    assert.equal(misfit(offer, [5, 0], name), "wine: 0 to 4.");
    assert.equal(misfit(offer, [2, 2], name), "");
  },
  "a choice of several numbers is asked number by number"() {
    const words = [["play", 8, 1, 2], ["play", 8, 1, 3], ["play", 8, 4, 3]];
    assert.deepEqual(following(words, []), [8]);
    assert.deepEqual(following(words, [8]), [1, 4]);
    assert.deepEqual(following(words, [8, 1]), [2, 3]);
  },
  "what is offered is sorted by how it is answered"() {
    const teller = { step: () => null, shortcuts: () => ({}) };
    const many = Array.from({ length: 9 }, (_, at) => [at, 1]);
    const choices = [{ verb: "roll" }, { verb: "play", among: many }, { verb: "bid", each: [3] }];
    const { plain, guided, forms } = sorted({ choices }, teller);
    assert.deepEqual([plain, guided, forms].map((group) => group.map((each) => each.verb)),
      [["roll"], ["play"], ["bid"]]);
  },
  "a hand that is down passes over what it may"() {
    const view = { unraised: ["done"], choices: [{ verb: "done" }] };
    assert.deepEqual(habit(newDesk(), view), ["done"]);
    assert.equal(habit({ ...newDesk(), handUp: true }, view), null);
  },
  "a standing answer is given only where there is one way to give it"() {
    const desk = { ...newDesk(), always: ["trust"] };
    assert.deepEqual(habit(desk, { choices: [{ verb: "trust" }] }), ["trust"]);
    assert.equal(onlyWord("pay", [{ verb: "pay", each: [1] }]), null);
    assert.equal(onlyWord("take", [{ verb: "take", among: [[0], [1]] }]), null);
  },
  "two of the same name are told apart, and nobody else is You"() {
    const seats = [{ name: "Ann" }, { name: "Ann" }, { name: "You" }, { kind: "bot" }];
    assert.deepEqual(namesOf(seats, null), ["Ann", "Ann (2)", "You (3)", "Bot 4"]);
    assert.deepEqual(namesOf(seats, 1), ["Ann", "You", "You (3)", "Bot 4"]);
  },
  "lists and numbers are written as people write them"() {
    assert.equal(listing(["a", "b", "c"]), "a, b and c");
    assert.equal(listing([], "none"), "none");
    assert.deepEqual([grouped(1234567), grouped(-1200), grouped(999)], ["1,234,567", "-1,200", "999"]);
  },
  "rules become paragraphs, lists and tables, never markup"() {
    const made = markdown("**Aim.** Win <b>.\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    assert.deepEqual(made.map((node) => node.tag), ["p", "ul", "div"]);
    assert.equal(made[0].children[0].tag, "b");
    assert.equal(made[0].children[1], " Win <b>.");
    assert.equal(made[1].children.length, 2);
  },
};

let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    test();
  } catch (error) {
    failed += 1;
    console.error(`${name}: ${error.message}`);
  }
}
process.exit(failed ? 1 : 0);
