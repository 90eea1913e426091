/**
 * What a visitor, or a password manager, filled into the painted page while its code was still on the way; by field.
 */
let typed: ReadonlyMap<string, string> = new Map();
/** The painted fields: out of the page they still hold what came after `typed` was read. */
let paintedFields: readonly HTMLInputElement[] = [];
let focused: string | undefined;

/** A field's name, or its type where it has none; alike in the painted and in the live page. */
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
 * Reads the painted page's fields, before the live page takes its place, and listens where the focus goes meanwhile.
 */
export const keepTyped = (painted: ParentNode): void => {
  paintedFields = fieldsOf(painted);
  typed = new Map(paintedFields.map((field) => [nameOf(field), filledWith(field)]));
  for (const field of paintedFields) {
    if (field === document.activeElement) focused = nameOf(field);
    field.addEventListener("focus", () => {
      focused = nameOf(field);
    });
  }
};

/** What stood in the painted field of that name; empty when there was none. Only for what is drawn first. */
export const typedBefore = (name: string): string => typed.get(name) ?? "";

/** Sends the form as its button does, once the page's own effects have run. */
const send = (form: HTMLFormElement | null | undefined): void => {
  requestAnimationFrame(() => setTimeout(() => form?.isConnected && form.requestSubmit()));
};

/**
 * Once the live page stands: gives the focus back to the field that had it, adds what was typed while the page was
 * being drawn, sends the form if the visitor already did (build/boot-script.ts), and forgets all of it.
 */
export const handOver = (live: ParentNode): void => {
  const liveFields = fieldsOf(live);
  const same = (name: string) => liveFields.find((field) => nameOf(field) === name);
  for (const painted of paintedFields) {
    const name = nameOf(painted);
    const field = same(name);
    if (field && filledWith(painted) !== typedBefore(name)) fill(field, filledWith(painted));
  }
  if (focused !== undefined) same(focused)?.focus({ preventScroll: true });
  const asked = paintedFields.find(({ form }) => form?.hasAttribute("data-asked"));
  if (asked) send(same(nameOf(asked))?.form);
  typed = new Map();
  paintedFields = [];
  focused = undefined;
};
