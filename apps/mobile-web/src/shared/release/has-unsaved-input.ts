/** Input types without text; choices are quickly made again. */
const withoutText = new Set(["button", "checkbox", "hidden", "image", "radio", "range", "reset", "submit"]);

/** Whether a form contains text that a reload would lose. Search fields are in no form: the address has theirs. */
export const hasUnsavedInput = (page: ParentNode): boolean =>
  Array.from(page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("form input, form textarea")).some(
    ({ type, value, readOnly, disabled }) =>
      !withoutText.has(type) && !readOnly && !disabled && value.trim() !== "",
  );
