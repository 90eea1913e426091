import type { AboutLanguage } from "../translation.ts";

/** Spanish before its texts are loaded. */
export const about: AboutLanguage = {
  name: "Español",
  offer: {
    question: "Este sitio también está en español.",
    accept: "Ver en español",
    decline: "No, gracias",
  },
  facebookLocale: "es_LA",
};
