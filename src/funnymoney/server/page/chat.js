// Talk at the table; the host may mute somebody, everybody may report somebody.

import { button, h, told } from "./dom.js";
import { isHost } from "./state.js";

export const newTalk = () => ({ text: "", report: null, why: "", thanks: "" });

export function chat(state, talk, { send, redraw, error }) {
  const lines = state.chat.filter((line) => line.text);
  return h("section", { class: "chat", "aria-label": "Chat", key: "chat", "data-home": "chat" },
    h("h2", { tabindex: "-1", "data-landing": "" }, "Chat"),
    h(
      "ol",
      { class: "log", tabindex: "0", "data-log": "" },
      lines.map((line) => row(state, talk, line, send, redraw)),
    ),
    !lines.length && h("p", { class: "quiet", key: "none" }, "Nobody has said anything."),
    talk.report && reporting(talk, send, redraw),
    talk.thanks && h("p", { role: "status", key: "thanks" }, talk.thanks),
    h("form", { key: "say", class: "say", onsubmit: (event) => say(event, talk, send, redraw) },
      h("label", {}, h("span", { class: "unseen" }, "Say something to the table"),
        h("input", {
          value: talk.text, maxlength: "300", placeholder: "Say something…", autocomplete: "off",
          oninput: (event) => { talk.text = event.target.value; } })),
      h("button", { type: "submit" }, "Send")),
    told(error),
  );
}

function say(event, talk, send, redraw) {
  event.preventDefault();
  if (talk.text.trim() && send({ chat: talk.text.trim() })) talk.text = "";
  redraw();
}

function row(state, talk, line, send, redraw) {
  const isOther = line.guest && line.guest !== state.guest;
  return h("li", { key: line.number }, h("b", {}, line.name), " ", line.text,
    isOther && h("details", { class: "small" }, h(
      "summary",
      { "aria-label": `About ${line.name}` },
      "⋯",
    ),
      about(state, talk, line, send, redraw)));
}

/** What can be done about somebody: also beside his seat. */
export function about(state, talk, { guest, name }, send, redraw) {
  const open = () => {
    Object.assign(talk, { report: { guest, name }, why: "", thanks: "" });
    redraw();
  };
  return h("div", { class: "row" },
    button("Report", open),
    isHost(state) && button("Mute", () => send({ mute: guest })),
    isHost(state) && button("Unmute", () => send({ unmute: guest })),
    isHost(state) && button(
      "Send away for good",
      () => confirm(`Send ${name} away for good?`) && send({ kick: guest }),
    ),
  );
}

function reporting(talk, send, redraw) {
  const close = () => {
    talk.report = null;
    redraw();
  };
  const submit = (event) => {
    event.preventDefault();
    if (!send({ report: talk.report.guest, text: talk.why.trim() })) return;
    talk.thanks = `The operator will read what you say of ${talk.report.name}.`;
    close();
  };
  return h("form", { class: "panel", key: "report", onsubmit: submit },
    h("label", { class: "field" }, h(
      "span",
      {},
      `What has ${talk.report.name} done? The operator will read it.`,
    ),
      h("textarea", { rows: "3", maxlength: "500", required: true, value: talk.why,
        oninput: (event) => { talk.why = event.target.value; } })),
    h(
      "div",
      { class: "row" },
      h("button", { type: "submit", class: "main" }, "Report"),
      button("Do not", close),
    ));
}
