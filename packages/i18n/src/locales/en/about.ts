import type { AboutLanguage } from "../translation.ts";

/** English before its texts are loaded. */
export const about: AboutLanguage = {
  name: "English",
  offer: {
    question: "This site is available in English too.",
    accept: "Switch to English",
    decline: "No, thanks",
  },
  facebookLocale: "en_US",
};
