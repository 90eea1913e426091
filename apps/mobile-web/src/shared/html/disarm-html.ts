/** Inserted to split a name: a noncharacter, which never occurs in text and is invalid in names. */
const GAP = "\ufdd1";
const gaps = new RegExp(`(on|style)${GAP}`, "gi");

/**
 * Splits the names of event handlers, style attributes and base elements before the HTML is sanitised, even in broken
 * markup. The sanitiser removes them anyway, but Chromium reports them as Content Security Policy violations while
 * parsing, and those false reports would hide real ones. Text that only looks like such a name is split too: see
 * `restoreNames`.
 */
export const disarmHtml = (html: string): string =>
  html
    .replace(/<base(?=[\s/>])/gi, "<data-base")
    // The sanitiser drops a template with its content, as it does a style.
    .replace(/<(\/?)style(?=[\s/>])/gi, "<$1template")
    .replace(/([\s"'/])(on|style)/gi, `$1$2${GAP}`);

/** Restores split names in text or in an attribute's value. */
export const restoreNames = (text: string): string => text.replace(gaps, "$1");
