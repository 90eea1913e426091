import { fromSource } from "./from-source.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

/** A brand's language and its texts in it. */
export interface SiteWords {
  /** BCP 47 tag of the brand's first language. */
  readonly lang: string;
  readonly description: string;
  /** Pages that a launcher offers at the icon, most used first. */
  readonly shortcuts: readonly { readonly label: string; readonly path: string }[];
}

/** The brand's texts for the page's head and the manifest, in its first language: their readers haven't chosen one. */
export const textsOf = async (brand: Brand): Promise<SiteWords> => {
  const { siteTexts } = await fromSource<typeof import("./sources/site-words.ts")>(
    "build/sources/site-words.ts",
    [merchantPlugin(brand)],
  );
  return siteTexts;
};
