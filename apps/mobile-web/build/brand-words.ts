import { fromSource } from "./from-source.ts";
import { type Brand, merchantPlugin } from "./merchant.ts";

/** A brand's language and what it says of itself in it. */
export interface SiteWords {
  /** BCP 47 tag of the brand's first language. */
  readonly lang: string;
  readonly description: string;
  /** Pages that a launcher offers at the icon, the most wanted first. */
  readonly shortcuts: readonly { readonly label: string; readonly path: string }[];
}

/**
 * What the page's head and the manifest say of a brand, in the language that it offers first: who reads them
 * has chosen none.
 */
export const wordsOf = async (brand: Brand): Promise<SiteWords> => {
  const { siteWords } = await fromSource<typeof import("./sources/site-words.ts")>(
    "build/sources/site-words.ts",
    [merchantPlugin(brand)],
  );
  return siteWords;
};
