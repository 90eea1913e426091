import type { Language } from "@volado/domain/site";
import type { AllTexts } from "../parts.ts";

type PartialTexts<Reference> = {
  readonly [Key in keyof Reference]?: Reference[Key] extends string ? string : PartialTexts<Reference[Key]>;
};

/** A merchant's replacements for the site's texts, by language. Keys left out keep the site's text. */
export type BrandTexts = { readonly [Code in Language]?: PartialTexts<AllTexts> };
