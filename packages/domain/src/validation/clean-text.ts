/** Blanks, and letters that look like one. */
const BLANKS = /[\s\u115f\u1160\u2800\u3164\uffa0]+/g;

/** Joiners and variants, which make one emoji or letter of several, and the letters of flags. */
const JOINING = "\\u200c\\u200d\\ufe0e\\ufe0f\\u{e0020}-\\u{e007f}";

/** Marks that nobody sees and that are pasted along: soft hyphens, zero-width blanks, directions. */
const INVISIBLE = new RegExp(`(?![${JOINING}])\\p{Default_Ignorable_Code_Point}`, "gu");

/** Nothing but what joins. */
const UNSEEN = new RegExp(`^[ ${JOINING}]*$`, "u");

/** A line of text without invisible marks and blanks around it, and with plain blanks inside. */
export const cleanText = (typed: string): string => {
  const text = typed.replaceAll(BLANKS, " ").replaceAll(INVISIBLE, "").replaceAll(/ +/g, " ").trim();
  return UNSEEN.test(text) ? "" : text;
};

/** A person's name, which is also written with one hyphen and one apostrophe of those that keyboards offer. */
export const cleanName = (typed: string): string =>
  cleanText(typed)
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/[´`ʼ′]/g, "'");

/** Letters, digits and signs of full width as the plain ones, without invisible marks and blanks around. */
export const cleanFigures = (typed: string): string =>
  cleanText(typed.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""));

/** What ends a sentence or a quotation, and is copied along with its last word. */
const CLOSING = /[\s.,;:!?"'\p{Pe}\p{Pf}]+$/u;

/** A promo or invitation code without blanks and what closed the sentence it stood in, and with plain hyphens. */
export const cleanCode = (typed: string): string =>
  cleanFigures(typed)
    .replace(CLOSING, "")
    .replaceAll(/\s/g, "")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-");

/** What is looked for, without the full stop that keyboards make of two blanks and other closing signs. */
export const cleanSearch = (typed: string): string => cleanFigures(typed).replace(CLOSING, "");

/** Letters without case and accents: "Águila" and "aguila" are the same word to who looks for it. */
export const foldedText = (text: string): string =>
  cleanSearch(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** As much of a text as there is room for, in UTF-16 units, without half a character or a loose joiner at its end. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff\u200d]+$/, "");
