import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { MerchantConfig } from "@volado/config";
import type { BrandTexts, TranslatedLanguage } from "@volado/i18n";
import { brandFolder } from "@volado/tooling/brands";
import type { Plugin } from "vite";
import { fromSource } from "./from-source.ts";

/** A brand's folder, parsed and validated. */
export interface Brand {
  readonly folder: string;
  readonly config: MerchantConfig;
  /** The brand's own wording by language. */
  readonly texts: BrandTexts;
  /** Languages that the brand offers and that have texts, its default first. */
  readonly languages: readonly TranslatedLanguage[];
}

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));

/**
 * Reads a brand's folder by its name.
 * @throws MerchantConfigError listing every invalid field, BrandTextsError listing every invalid text, and Error if
 * none of the brand's languages has texts
 */
export const readBrand = async (name: string): Promise<Brand> => {
  if (!/^[a-z0-9-]+$/.test(name))
    throw new Error(`VOLADO_MERCHANT is "${name}", which is not the name of a brand's folder.`);
  const folder = brandFolder(name);
  const { parseBrandTexts, parseMerchantConfig, withTexts } =
    await fromSource<typeof import("./sources/packages.ts")>("build/sources/packages.ts");
  const config = parseMerchantConfig(await json(resolve(folder, "merchant.json")));
  const languages = withTexts(config.languages);
  if (languages.length === 0)
    throw new Error(`languages: the site has no texts in ${config.languages.join(", ")}.`);
  return {
    folder,
    config,
    texts: parseBrandTexts(await json(resolve(folder, "texts.json"))),
    languages,
  };
};

const first = "virtual:volado-merchant";
const later = "virtual:volado-merchant/later";
const theme = "virtual:volado-theme.css";

/**
 * The two modules of a brand: the configuration that home needs, with its texts, and the part that only later code
 * needs.
 */
const modulesOf = ({ config, texts }: Brand): Readonly<Record<string, string>> => {
  const {
    login,
    socialSignIn,
    sports,
    linkHosts,
    frameHosts,
    paymentMarks,
    siteUrl: _,
    ...merchant
  } = config;
  const lazy = { login, socialSignIn, sports, linkHosts, frameHosts, paymentMarks };
  return {
    [first]: `export const merchant = ${JSON.stringify(merchant)};\nexport const brandTexts = ${JSON.stringify(texts)};`,
    [later]: `export const lazyMerchantConfig = ${JSON.stringify(lazy)};`,
  };
};

/** Gives the app its brand: configuration, texts and theme. */
export const merchantPlugin = (brand: Brand): Plugin => ({
  name: "volado:merchant",
  resolveId: (id) => {
    if (id === first || id === later) return `\0${id}`;
    return id === theme ? resolve(brand.folder, "theme.css") : undefined;
  },
  load: (id) => (id.startsWith("\0") ? modulesOf(brand)[id.slice(1)] : undefined),
});
