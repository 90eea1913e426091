import { replayMarks } from "./replay-marks.ts";

/** Values that a visitor or a password manager entered into the prerendered page, by field name. */
let typed: ReadonlyMap<string, string> = new Map();
/** The prerendered fields. Even after removal, they still hold text typed after `typed` was read. */
let prerenderedFields: readonly HTMLInputElement[] = [];
let focused: string | undefined;

/** A field's name, or its type if it has none; the same in the prerendered and the live page. */
const nameOf = (field: HTMLInputElement): string => field.name || field.type;

const fieldsOf = (page: ParentNode): readonly HTMLInputElement[] => [...page.querySelectorAll("input")];

const filledWith = (field: HTMLInputElement): string => {
  if (field.type === "checkbox" || field.type === "radio") return field.checked ? "on" : "";
  return field.value;
};

/** Fills a live field as a user would, so that its form is notified. */
const fill = (field: HTMLInputElement, text: string): void => {
  if (field.type === "checkbox" || field.type === "radio") {
    field.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Reads the prerendered page's fields before the live page replaces it, and tracks the focus until then. */
export const readEarlyInput = (prerendered: ParentNode): void => {
  prerenderedFields = fieldsOf(prerendered);
  typed = new Map(prerenderedFields.map((field) => [nameOf(field), filledWith(field)]));
  for (const field of prerenderedFields) {
    if (field === document.activeElement) focused = nameOf(field);
    field.addEventListener("focus", () => {
      focused = nameOf(field);
    });
  }
};

/** Value of the prerendered field with this name, or ""; only for the first render. */
export const earlyInput = (name: string): string => typed.get(name) ?? "";

/** Submits the form like its button, after the page's own effects. */
const submit = (form: HTMLFormElement | null | undefined): void => {
  requestAnimationFrame(() => setTimeout(() => form?.isConnected && form.requestSubmit()));
};

/** Transfers focus, late text and a submission (boot/record-input.ts) to the live page, then clears them. */
export const replayInput = (live: ParentNode): void => {
  const liveFields = fieldsOf(live);
  const same = (name: string) => liveFields.find((field) => nameOf(field) === name);
  for (const prerendered of prerenderedFields) {
    const name = nameOf(prerendered);
    const field = same(name);
    if (field && filledWith(prerendered) !== earlyInput(name)) fill(field, filledWith(prerendered));
  }
  if (focused !== undefined) same(focused)?.focus({ preventScroll: true });
  const submitted = prerenderedFields.find(({ form }) => form?.hasAttribute(replayMarks.submitted));
  if (submitted) submit(same(nameOf(submitted))?.form);
  typed = new Map();
  prerenderedFields = [];
  focused = undefined;
};
