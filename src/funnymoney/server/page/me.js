// Who you are: a name is asked once, and a cookie remembers it.

import { field, h, told } from "./dom.js";
import { Refused, fetchJson } from "./net.js";

/** Return the guest this browser is, with his tables, or null. */
export async function whoAmI() {
  try {
    return await fetchJson("GET", "/api/me");
  } catch (error) {
    if (error instanceof Refused && (error.status === 401 || error.key === "nameless")) return null;
    throw error;
  }
}

export const callMe = (name) => fetchJson("POST", "/api/me", { name });

/** Describe the form that asks for a name; `done(me)` is told who it is. */
export function nameForm(form, label, done, redraw) {
  const submit = async (event) => {
    event.preventDefault();
    try {
      const me = await callMe(form.name.trim());
      form.error = "";
      await done(me);
    } catch (error) {
      form.error = error.message;
    }
    redraw();
  };
  return h("form", { class: "panel name", onsubmit: submit, key: "name" },
    field("Your name", h("input", {
      value: form.name ?? "", required: true, maxlength: "24", autocomplete: "nickname",
      oninput: (event) => { form.name = event.target.value; } })),
    h("button", { type: "submit", class: "main" }, label),
    told(form.error));
}
