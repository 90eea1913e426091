/** Fields that Enter skips: those not typed into, or already filled in. */
const SKIPPED = [
  ":disabled",
  "[readonly]",
  "[type=checkbox]",
  "[type=radio]",
  "[type=range]",
  "[type=hidden]",
  "[type=file]",
  "[autocomplete=tel-country-code]",
  "details:not([open]) *",
].join();

const nextField = (input: HTMLInputElement): HTMLElement | undefined => {
  const fields = [...(input.form?.elements ?? [])];
  return fields
    .slice(fields.indexOf(input) + 1)
    .filter((field) => field instanceof HTMLElement)
    .find((field) => field.matches("input, select, textarea") && !field.matches(SKIPPED));
};

/**
 * Enter in a field with `enterkeyhint="next"` goes to the next field instead of submitting the half-filled form.
 * @returns removes the listener
 */
export const goNextOnEnter = (page: Document): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, isComposing, defaultPrevented } = event;
    if (key !== "Enter" || isComposing || defaultPrevented) return;
    if (!(target instanceof HTMLInputElement) || target.getAttribute("enterkeyhint") !== "next") return;
    const next = nextField(target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  page.addEventListener("keydown", onKeyDown);
  return () => page.removeEventListener("keydown", onKeyDown);
};
