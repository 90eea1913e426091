import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { MerchantConfig } from "@volado/config";
import type { Plugin } from "vite";
import { appRoot, fromSource } from "./from-source.ts";

/** A brand's folder, read and checked. */
export interface Brand {
  readonly folder: string;
  readonly config: MerchantConfig;
  /** The brand's own wording by language. */
  readonly texts: unknown;
}

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));

/**
 * Reads `merchants/<name>`.
 * @throws MerchantConfigError naming every field that can't be used
 */
export const readBrand = async (name: string): Promise<Brand> => {
  if (!/^[a-z0-9-]+$/.test(name))
    throw new Error(`VOLADO_MERCHANT is "${name}": not a folder name in merchants/.`);
  const folder = resolve(appRoot, "merchants", name);
  const { parseMerchantConfig } =
    await fromSource<typeof import("./sources/config.ts")>("build/sources/config.ts");
  return {
    folder,
    config: parseMerchantConfig(await json(resolve(folder, "merchant.json"))),
    texts: await json(resolve(folder, "texts.json")),
  };
};

const modules = "virtual:volado-merchant";
const theme = "virtual:volado-theme.css";

/** Gives the app its brand: configuration, wording and theme. */
export const merchantPlugin = (brand: Brand): Plugin => ({
  name: "volado:merchant",
  resolveId: (id) => {
    if (id === modules) return `\0${modules}`;
    return id === theme ? resolve(brand.folder, "theme.css") : undefined;
  },
  load: (id) =>
    id === `\0${modules}`
      ? `export const merchant = ${JSON.stringify(brand.config)};\nexport const brandTexts = ${JSON.stringify(brand.texts)};`
      : undefined,
});
