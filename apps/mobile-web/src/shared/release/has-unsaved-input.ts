/** Kinds of fields that hold words; choices are made again in a moment. */
const wordless = new Set(["button", "checkbox", "hidden", "image", "radio", "range", "reset", "submit"]);

/**
 * Whether a form of the page holds words that a reload would lose. Search boxes stand in the address and in no form.
 */
export const hasUnsavedInput = (page: ParentNode): boolean =>
  Array.from(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form input, form textarea")).some(
    ({ type, value, readOnly, disabled }) =>
      !wordless.has(type) && !readOnly && !disabled && value.trim() !== "",
  );
