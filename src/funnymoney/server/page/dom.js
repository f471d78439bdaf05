// A page is described anew whenever something changes; `paint` then changes only what differs.
// Elements stay where they are, so focus, scrolling and half-typed text survive.

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = ["value", "checked", "hidden", "selected", "readOnly"];

/** Describe an element. A `key` tells it from its siblings; `initial` and `open` count once. */
export function h(tag, props, ...children) {
  const { key, ...rest } = tag === "button" ? reachable(props) : (props ?? {});
  return { tag, key, props: rest, children: children.flat(Infinity).filter(isShown) };
}

/** A button that does nothing now keeps the focus, which one that is disabled would lose. */
function reachable({ disabled, ...props }) {
  return disabled ? { ...props, "aria-disabled": "true", onclick: null } : props;
}

const isShown = (child) => child !== null && child !== undefined && child !== false && child !== "";

/** Make the children of an element what is described; whoever had the focus keeps a place. */
export function paint(root, nodes) {
  const held = document.activeElement;
  const home = held?.closest?.("[data-home]")?.dataset.home;
  patchChildren(root, [nodes].flat(Infinity).filter(isShown), null);
  if (home && !document.contains(held)) focusHome(home);
}

/** Focus the heading of a part of the page, after what had the focus there is gone. */
export function focusHome(home) {
  document.querySelector(`[data-home="${home}"] [data-landing]`)?.focus();
}

function patchChildren(parent, nodes, space) {
  const old = new Map();
  [...parent.childNodes].forEach((node, place) => old.set(node.paintedKey ?? `at ${place}`, node));
  const kept = nodes.map((node, place) => {
    const key = keyOf(node, place);
    const found = old.get(key);
    const isSame = found && fits(found, node);
    const made = isSame ? found : create(node, space);
    if (isSame) old.delete(key);
    made.paintedKey = key;
    patch(made, node, space);
    return made;
  });
  old.forEach((node) => node.parentNode === parent && node.remove());
  kept.forEach((node, place) => {
    if (parent.childNodes[place] !== node) parent.insertBefore(
      node,
      parent.childNodes[place] ?? null,
    );
  });
}

function keyOf(node, place) {
  if (typeof node !== "object") return `text ${place}`;
  return node.key === undefined ? `${node.tag} ${place}` : `key ${node.key}`;
}

function fits(element, node) {
  if (typeof node !== "object") return element.nodeType === Node.TEXT_NODE;
  return element.nodeType === Node.ELEMENT_NODE && element.localName === node.tag.toLowerCase();
}

function create(node, space) {
  if (typeof node !== "object") return document.createTextNode("");
  const own = node.tag === "svg" ? SVG : space;
  const made = own ? document.createElementNS(own, node.tag) : document.createElement(node.tag);
  if (node.props.initial !== undefined) made.value = node.props.initial;
  if (node.props.open) made.open = true;
  made.painted = {};
  return made;
}

function patch(element, node, space) {
  if (typeof node !== "object") {
    if (element.data !== String(node)) element.data = String(node);
    return;
  }
  const before = element.painted;
  for (const name of Object.keys(before)) if (!(name in node.props)) set(element, name, undefined);
  // Children first: a select takes a value only once it has the option.
  patchChildren(element, node.children, node.tag === "svg" ? SVG : space);
  for (const [name, value] of Object.entries(node.props)) {
    const isLive = PROPERTIES.includes(name);
    if (isLive ? element[name] !== value : before[name] !== value) set(element, name, value);
  }
  element.painted = node.props;
}

function set(element, name, value) {
  if (name === "initial" || name === "open") return;
  if (name.startsWith("on") || PROPERTIES.includes(name)) {
    element[name] = value ?? (name.startsWith("on") ? null : "");
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : value);
  }
}

/** Have something read aloud by a screen reader. */
export function announce(text, isUrgent = false) {
  const region = document.getElementById(isUrgent ? "urgent" : "polite");
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childNodes.length > 8) region.firstChild.remove();
}

// ------------------------------------------------------------------------------ small parts

export const button = (text, onclick, props = {}) =>
  h("button", { type: "button", onclick, ...props }, text);

export const field = (label, control, hint = "") =>
  h("label", { class: "field" }, h("span", {}, label), control, hint && h("small", {}, hint));

export const select = (value, pairs, onpick, props = {}) =>
  h(
    "select",
    { value, onchange: (event) => onpick(event.target.value), ...props },
    pairs.map(([own, text]) => h("option", { value: own, key: own }, text)),
  );

export const told = (text) => text && h("p", { class: "told", role: "alert", key: "told" }, text);
