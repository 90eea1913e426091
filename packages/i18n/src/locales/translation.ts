import type { AllParts, TextsPart } from "../parts.ts";
import type { everyPage } from "./es/every-page.ts";
import type { TextsLike } from "./texts-like.ts";

/** How a language is offered to somebody who may read no other, in itself. */
export interface LanguageOffer {
  readonly question: string;
  readonly accept: string;
  readonly decline: string;
}

/** What the site says of a language before its texts are loaded. */
export interface AboutLanguage {
  /** The language's own name. */
  readonly name: string;
  readonly offer: LanguageOffer;
  /** Facebook's code for the language, such as "es_LA". */
  readonly facebookLocale: string;
}

/** What a language's folder exports: every text that the reference has, with keys checked by the compiler. */
export interface Translation {
  /** Texts that every page may need. */
  readonly everyPage: TextsLike<typeof everyPage>;
  /** Texts that come with the screens that need them. */
  readonly parts: { readonly [Part in TextsPart]: () => Promise<TextsLike<AllParts[Part]>> };
}
