/** Splits a name. A noncharacter, which no text contains and no browser accepts in a name. */
const GAP = "\ufdd1";
const gaps = new RegExp(`(on|style)${GAP}`, "gi");

/**
 * Splits the names of event handlers, style attributes and base elements before the HTML is sanitised, however broken
 * the markup is. Sanitising removes them anyway, but Chromium reports them to the Content Security Policy as soon as
 * they are parsed, and reports of what never reaches the page would hide the ones that matter. Text that only looks
 * like such a name is split too: see `restoreNames`.
 */
export const disarmHtml = (html: string): string =>
  html
    .replace(/<base(?=[\s/>])/gi, "<data-base")
    // The sanitiser drops a template with its content, as it does a style.
    .replace(/<(\/?)style(?=[\s/>])/gi, "<$1template")
    .replace(/([\s"'/])(on|style)/gi, `$1$2${GAP}`);

/** Undoes the splitting in a text or an attribute's value. */
export const restoreNames = (text: string): string => text.replace(gaps, "$1");
