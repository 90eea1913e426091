import type { TranslatedLanguage } from "./languages.ts";

/** How a language is offered to somebody who may read no other, in itself. */
export interface LanguageOffer {
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
}

const offers: Readonly<Record<TranslatedLanguage, LanguageOffer>> = {
  ES: {
    question: "Este sitio también está en español.",
    accept: "Ver en español",
    decline: "No, gracias",
  },
  EN: {
    question: "This site is available in English too.",
    accept: "Switch to English",
    decline: "No, thanks",
  },
};

/** The words by which a language is offered, in that language. */
export const languageOffer = (language: TranslatedLanguage): LanguageOffer => offers[language];
