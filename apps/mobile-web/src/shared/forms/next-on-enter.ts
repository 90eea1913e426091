/** Not typed into, or has its answer already. */
const PASSED_OVER = [
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
    .find((field) => field.matches("input, select, textarea") && !field.matches(PASSED_OVER));
};

/**
 * A keyboard whose key says "next" (`enterkeyhint`) goes to the next field of the form instead of sending it half empty,
 * which is what a browser does with Enter. From the last field the form is sent.
 *
 * @returns ends it
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
