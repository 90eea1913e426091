/** Blanks and characters that look like one. */
const BLANKS = /[\s\u115f\u1160\u2800\u3164\uffa0]+/g;

/** Joiners, variation selectors and tags, which form emoji and flags. */
const JOINING = "\\u200c\\u200d\\ufe0e\\ufe0f\\u{e0020}-\\u{e007f}";

/** Invisible characters pasted with text: soft hyphens, zero-width blanks, directions. */
const INVISIBLE = new RegExp(`(?![${JOINING}])\\p{Default_Ignorable_Code_Point}`, "gu");

/** Only joiners and blanks. */
const UNSEEN = new RegExp(`^[ ${JOINING}]*$`, "u");

/** Normalizes a line of text: no invisible characters or surrounding blanks, plain blanks inside. */
export const cleanText = (typed: string): string => {
  const text = typed.replaceAll(BLANKS, " ").replaceAll(INVISIBLE, "").replaceAll(/ +/g, " ").trim();
  return UNSEEN.test(text) ? "" : text;
};

/** Normalizes a person's name, including hyphens and apostrophes. */
export const cleanName = (typed: string): string =>
  cleanText(typed)
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/[´`ʼ′]/g, "'");

/** Normalizes full-width characters, invisible ones and surrounding blanks. */
export const cleanFigures = (typed: string): string =>
  cleanText(typed.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""));

/** Closing punctuation that is copied along with the last word. */
const CLOSING = /[\s.,;:!?"'\p{Pe}\p{Pf}]+$/u;

/** Normalizes a promo or invitation code: no blanks or closing punctuation, plain hyphens. */
export const cleanCode = (typed: string): string =>
  cleanFigures(typed)
    .replace(CLOSING, "")
    .replaceAll(/\s/g, "")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-");

/** Normalizes a search text, without the full stop some keyboards insert and other closing punctuation. */
export const cleanSearch = (typed: string): string => cleanFigures(typed).replace(CLOSING, "");

/** Removes case and accents, so that "Águila" and "aguila" match. */
export const foldedText = (text: string): string =>
  cleanSearch(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Cuts a text to a length in UTF-16 units, without splitting a character or leaving a joiner. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff\u200d]+$/, "");
