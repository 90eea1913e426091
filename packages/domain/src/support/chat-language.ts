import type { Language } from "../site/language.ts";

const CHINESE = "CN" satisfies Language;

/**
 * The language that the live chat is asked for: CN when the stored one includes CN, such as ZH_CN, whatever
 * the site itself is shown in, else the site's (Spec §7 "chat language CN if stored language includes CN").
 *
 * @param stored as the browser keeps it, unread: the site may have no texts in it, and know no such code;
 * null or undefined without one
 * @param shown code of the language that the site is shown in
 */
export const chatLanguage = (stored: string | null | undefined, shown: string): string =>
  stored?.includes(CHINESE) ? CHINESE : shown;
