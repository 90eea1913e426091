import type { AllParts, TextsPart } from "../parts.ts";
import type { everyPage } from "./es/every-page.ts";
import type { TextsLike } from "./texts-like.ts";

/** What a language's folder gives: every text that the reference has, held to the same keys by the compiler. */
export interface Translation {
  /** Texts that every page may need. */
  readonly everyPage: TextsLike<typeof everyPage>;
  /** Texts that come with the screens that need them. */
  readonly parts: { readonly [Part in TextsPart]: () => Promise<TextsLike<AllParts[Part]>> };
}
