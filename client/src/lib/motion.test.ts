// What moves, and when: frames are made up, and so is where things lie.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint, enter, fly, glide, whenLaidOut } from "./motion";

let frames: (() => void)[];
let moved: { node: Element; from: unknown }[];
let list: HTMLElement;

const lay = (node: HTMLElement, x: number): void => {
  Object.defineProperty(node, "offsetLeft", { value: x, configurable: true });
  Object.defineProperty(node, "offsetParent", { value: list, configurable: true });
};

/** Put something into the list, as a view does, with what is attached to it. */
function put(...attached: ((node: HTMLElement) => unknown)[]): HTMLElement {
  const node = document.createElement("i");
  list.append(node);
  lay(node, 0);
  for (const attach of attached) attach(node);
  return node;
}

/** Let observers see what has changed, then draw. */
async function draw(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  for (const frame of frames.splice(0)) frame();
}

beforeEach(() => {
  [frames, moved] = [[], []];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  Element.prototype.animate = function animate(this: Element, keys: Keyframe[]) {
    moved.push({ node: this, from: keys[0]?.["translate"] });
    return {} as Animation;
  } as typeof Element.prototype.animate;
  list = document.createElement("p");
  Object.defineProperty(list, "clientWidth", { value: 300, configurable: true });
  document.body.replaceChildren(list);
});
afterEach(async () => {
  document.body.replaceChildren();
  await draw(); // what still looks on must be done before the page is gone
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
});

describe("coming", () => {
  it("is seen of what comes alone, once, and not of what comes with all around it", async () => {
    put(enter(fly(0, 20))); // from now on somebody looks
    await draw();
    moved = [];
    const alone = put(enter(fly(0, 20)));
    const around = document.createElement("b");
    const inner = document.createElement("i");
    around.append(inner);
    list.append(around);
    enter(fly(0, 20))(inner);
    await draw();
    enter(fly(0, 40))(alone); // what it is told by changes, the thing stays
    await draw();
    expect(moved).toEqual([{ node: alone, from: "0px 20px" }]);
  });
});

describe("gliding", () => {
  it("goes from where a thing lay to where it lies, when something comes or goes beside it", async () => {
    const node = put(glide());
    await draw();
    expect(moved).toEqual([]);
    put();
    lay(node, 40);
    await draw();
    expect(moved).toEqual([{ node, from: "-40px 0px" }]);
  });

  it("is not seen when there is only more room, or when a thing has gone", async () => {
    const stay = glide();
    const node = put(stay);
    await draw();
    Object.defineProperty(list, "clientWidth", { value: 500, configurable: true });
    lay(node, 40);
    put();
    await draw();
    const gone = put();
    const leave = glide()(gone) as () => void;
    await draw();
    leave();
    lay(gone, 90);
    put();
    await draw();
    expect(moved).toEqual([]);
  });
});

describe("one frame", () => {
  it("lets all ask where things are before anything moves", async () => {
    const done: string[] = [];
    for (const name of ["one", "two"]) {
      whenLaidOut(() => {
        done.push(`${name} asks`);
        return () => done.push(`${name} moves`);
      });
    }
    whenLaidOut(() => void done.push("gone"))();
    await draw();
    expect(done).toEqual(["one asks", "two asks", "one moves", "two moves"]);
  });

  it("is over when something follows it", async () => {
    const act = vi.fn();
    afterPaint(act);
    await draw();
    expect(act).not.toHaveBeenCalled();
    await draw();
    expect(act).toHaveBeenCalledOnce();
  });
});
