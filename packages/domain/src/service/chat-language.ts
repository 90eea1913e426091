import type { Language } from "../language/language.ts";

const CHINESE = "CN" satisfies Language;

/** The language that the live chat is asked for: CN when the stored one includes CN, such as ZH_CN, else the stored one (Spec §7). */
export const chatLanguage = (stored: string): string => (stored.includes(CHINESE) ? CHINESE : stored);
