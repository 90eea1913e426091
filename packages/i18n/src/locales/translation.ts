import type { AllParts, TextsPart } from "../typed-keys.ts";
import type { everyPage } from "./es/every-page.ts";

/** The keys of the reference with any text. */
export type TextsLike<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string ? string : TextsLike<Reference[Key]>;
};

/** Offers a language in itself, to a visitor who may not read the current one. */
export interface LanguageOffer {
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
}

/** What the site needs to know about a language before its texts are loaded. */
export interface AboutLanguage {
  readonly name: string;
  readonly offer: LanguageOffer;
  /** Facebook's code for the language, such as "es_LA". */
  readonly facebookLocale: string;
}

/** What a language's folder exports: every text of the reference, checked by the compiler. */
export interface Translation {
  readonly everyPage: TextsLike<typeof everyPage>;
  /** Texts loaded with the screens that need them. */
  readonly parts: { readonly [Part in TextsPart]: () => Promise<TextsLike<AllParts[Part]>> };
}
