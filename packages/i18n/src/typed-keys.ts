import type { Language } from "@volado/domain/site";
import type { ParseKeys } from "i18next";
import type { everyPage } from "./locales/es/every-page.ts";
import type { parts } from "./locales/es/index.ts";

/** The name of a part, as a screen's route module lists it in `texts`. */
export type TextsPart = keyof typeof parts;

/** Texts of each part in the reference language. */
export type AllParts = { readonly [Part in TextsPart]: Awaited<ReturnType<(typeof parts)[Part]>> };

/** The keys of the reference, with any text as value. */
export type TextsLike<Reference> = {
  readonly [Key in keyof Reference]: Reference[Key] extends string ? string : TextsLike<Reference[Key]>;
};

/** What a language's folder exports: every text of the reference, checked by the compiler. */
export interface Translation {
  readonly everyPage: TextsLike<typeof everyPage>;
  /** Texts loaded with the screens that need them. */
  readonly parts: { readonly [Part in TextsPart]: () => Promise<TextsLike<AllParts[Part]>> };
}

type Intersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;

/** All texts of the site. */
export type AllTexts = typeof everyPage & Intersection<AllParts[TextsPart]>;

type PartialTexts<Reference> = {
  readonly [Key in keyof Reference]?: Reference[Key] extends string ? string : PartialTexts<Reference[Key]>;
};

/** A merchant's replacements for the site's texts, by language. Keys left out keep the site's text. */
export type BrandTexts = { readonly [Code in Language]?: PartialTexts<AllTexts> };

/** The only i18next namespace; the first segment of a key is its feature, as in "errors.network". */
export const NAMESPACE = "texts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: typeof NAMESPACE;
    resources: { texts: AllTexts };
    strictInterpolationChecks: true;
    /** Filled in by `createTexts`, so that no caller passes it. */
    defaultVariables: { brand: string };
  }
}

/** Any key that `t` accepts, e.g. "errors.network". */
export type TextKey = ParseKeys;
