import { replayMarks } from "./replay-marks.ts";

/**
 * What a visitor, or a password manager, filled into the prerendered page while its code was still on the
 * way; by field.
 */
let typed: ReadonlyMap<string, string> = new Map();
/** The prerendered fields: out of the page they still hold what came after `typed` was read. */
let prerenderedFields: readonly HTMLInputElement[] = [];
let focused: string | undefined;

/** A field's name, or its type where it has none; alike in the prerendered and in the live page. */
const nameOf = (field: HTMLInputElement): string => field.name || field.type;

const fieldsOf = (page: ParentNode): readonly HTMLInputElement[] => [...page.querySelectorAll("input")];

const filledWith = (field: HTMLInputElement): string => {
  if (field.type === "checkbox" || field.type === "radio") return field.checked ? "on" : "";
  return field.value;
};

/** Fills a live field as a person would, so that its form hears of it. */
const fill = (field: HTMLInputElement, text: string): void => {
  if (field.type === "checkbox" || field.type === "radio") {
    field.click();
    return;
  }
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/**
 * Reads the prerendered page's fields, before the live page takes its place, and listens where the focus goes
 * meanwhile.
 */
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

/**
 * What stood in the prerendered field of that name; empty when there was none. Only for what is drawn first.
 */
export const earlyInput = (name: string): string => typed.get(name) ?? "";

/** Sends the form as its button does, once the page's own effects have run. */
const send = (form: HTMLFormElement | null | undefined): void => {
  requestAnimationFrame(() => setTimeout(() => form?.isConnected && form.requestSubmit()));
};

/**
 * Once the live page stands: gives the focus back to the field that had it, adds what was typed while the
 * page was being drawn, sends the form if the visitor already did (boot/record-input.ts), and forgets all of
 * it.
 */
export const replayInput = (live: ParentNode): void => {
  const liveFields = fieldsOf(live);
  const same = (name: string) => liveFields.find((field) => nameOf(field) === name);
  for (const prerendered of prerenderedFields) {
    const name = nameOf(prerendered);
    const field = same(name);
    if (field && filledWith(prerendered) !== earlyInput(name)) fill(field, filledWith(prerendered));
  }
  if (focused !== undefined) same(focused)?.focus({ preventScroll: true });
  const asked = prerenderedFields.find(({ form }) => form?.hasAttribute(replayMarks.submitted));
  if (asked) send(same(nameOf(asked))?.form);
  typed = new Map();
  prerenderedFields = [];
  focused = undefined;
};
