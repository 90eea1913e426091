import type { AboutLanguage } from "../translation.ts";

/** How English is named and offered. */
export const about: AboutLanguage = {
  name: "English",
  offer: {
    question: "This site is available in English too.",
    accept: "Switch to English",
    decline: "No, thanks",
  },
  facebookLocale: "en_US",
};
