/** Marks that nobody sees and that are pasted along: soft hyphens, zero-width blanks, directions. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A line of text without invisible marks and blanks around it, and with plain blanks inside. */
export const cleanText = (typed: string): string =>
  typed.replaceAll(INVISIBLE, "").replaceAll(/\s+/g, " ").trim();

/** A person's name, which is also written with one hyphen and one apostrophe of those that keyboards offer. */
export const cleanName = (typed: string): string =>
  cleanText(typed)
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/[´`ʼ′]/g, "'");

/** Letters, digits and signs of full width as the plain ones, without invisible marks and blanks around. */
export const cleanFigures = (typed: string): string => cleanText(typed.normalize("NFKC"));

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
