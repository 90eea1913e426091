import type { Language } from "@volado/domain/site";
import type { AllTexts } from "../parts.ts";

type PartialTexts<Reference> = {
  readonly [Key in keyof Reference]?: Reference[Key] extends string ? string : PartialTexts<Reference[Key]>;
};

/** A merchant's own wording of any of the site's texts, by language; what is left out keeps the site's wording. */
export type BrandTexts = { readonly [Code in Language]?: PartialTexts<AllTexts> };
