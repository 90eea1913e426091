/** Breaks a word apart. No text has this code point, and no name that a browser knows. */
const GAP = "\ufdd1";
const gaps = new RegExp(`(on|style)${GAP}`, "gi");

/**
 * Breaks the names of event handlers, styles and bases in HTML that is about to be cleaned, wherever a name
 * can begin and however broken the markup around it is. It is no part of the cleaning, which takes all of
 * them away anyhow: but Chromium holds the content security policy against them as soon as they are parsed,
 * wherever that is and even when they say nothing, and a policy that reports what never reaches the page
 * would hide a report that matters. Words that only look like such a name get their gap too: see
 * `writtenWords`.
 */
export const disarmHtml = (html: string): string =>
  html
    .replace(/<base(?=[\s/>])/gi, "<data-base")
    // The cleaner drops a template with all that is in it, as it does a style.
    .replace(/<(\/?)style(?=[\s/>])/gi, "<$1template")
    .replace(/([\s"'/])(on|style)/gi, `$1$2${GAP}`);

/** Words of disarmed HTML as they were written. */
export const writtenWords = (words: string): string => words.replace(gaps, "$1");
