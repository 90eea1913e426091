/** What a visitor, or a password manager, filled into the painted page while its code was still on the way; by field. */
let typed: ReadonlyMap<string, string> = new Map();
let focused: string | undefined;

/** A field's name, or its type where it has none; alike in the painted and in the live page. */
const nameOf = (field: HTMLInputElement): string => field.name || field.type;

const fieldsOf = (page: ParentNode): readonly HTMLInputElement[] => [...page.querySelectorAll("input")];

const filledWith = (field: HTMLInputElement): string => {
  if (field.type === "checkbox" || field.type === "radio") return field.checked ? "on" : "";
  return field.value;
};

/** Reads the painted page's fields, before the live page takes its place. */
export const keepTyped = (painted: ParentNode): void => {
  typed = new Map(fieldsOf(painted).map((field) => [nameOf(field), filledWith(field)]));
  const at = document.activeElement;
  focused = at instanceof HTMLInputElement && painted.contains(at) ? nameOf(at) : undefined;
};

/** What stood in the painted field of that name; empty when there was none. Only for what is drawn first. */
export const typedBefore = (name: string): string => typed.get(name) ?? "";

/** Once the live page stands: gives the focus back to the field that had it, and forgets what was typed. */
export const handOver = (live: ParentNode): void => {
  fieldsOf(live)
    .find((field) => nameOf(field) === focused)
    ?.focus({ preventScroll: true });
  typed = new Map();
  focused = undefined;
};
