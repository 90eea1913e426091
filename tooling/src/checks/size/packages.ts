import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { findWorkspaces } from "../../workspace/workspaces.ts";
import type { Measurement } from "./budgets.ts";
import { bundle, chunksWith, everything, firstLoad } from "./bundle.ts";
import { measureKit } from "./kit.ts";

/** Code that takes everything a package exports, from each of its areas. */
const everyArea = (root: string, folder: string): string => {
  const workspace = findWorkspaces(root).find(({ path }) => path === folder);
  return Object.keys(workspace?.manifest.exports ?? {})
    .filter((entry) => entry.startsWith("./") && entry !== "./package.json")
    .map((entry) => `export * from "${join(workspace?.manifest.name ?? "", entry)}";`)
    .join("\n");
};

/** What a site pays for each of the packages, measured on its sources under `root`. */
export const measurePackages = async (root: string): Promise<readonly Measurement[]> => {
  const core = await bundle(root, `export { createClient } from "@volado/api-client";`);
  const ciphers = await bundle(root, `export * from "@volado/api-client/crypto";`);
  const endpoints = await bundle(root, `export * from "@volado/api-client/endpoints";`);
  const queries = await bundle(root, `export * from "@volado/api-client/query";`);
  const testing = await bundle(root, `export * from "@volado/api-client/testing";`);
  const conformance = await bundle(root, `export * from "@volado/api-client/conformance";`);
  const domain = await bundle(root, everyArea(root, "packages/domain"));
  const spanish = await bundle(root, `export * from "@volado/i18n/es";`);
  const english = await bundle(root, `export * from "@volado/i18n/en";`);
  const fonts = globSync("packages/ui/src/fonts/*.woff2", { cwd: root });

  return [
    { budget: "texts of one language", part: "es", bytes: everything(spanish) },
    { budget: "texts of one language", part: "en", bytes: everything(english) },
    ...fonts.map((font): Measurement => ({ budget: "display font", bytes: statSync(join(root, font)).size })),
    { budget: "api-client: core", bytes: firstLoad(core) },
    { budget: "api-client: all endpoints and schemas", bytes: firstLoad(endpoints) },
    { budget: "api-client: all queries, with the calls they make", bytes: firstLoad(queries) },
    { budget: "api-client: crypto entry, both ciphers", bytes: everything(ciphers) },
    { budget: "api-client: HPKE chunk", bytes: chunksWith(core, "@hpke/core") },
    { budget: "api-client: DES chunk", bytes: chunksWith(ciphers, "des.js") },
    { budget: "api-client: testing entry", bytes: everything(testing) },
    { budget: "api-client: conformance entry", bytes: everything(conformance) },
    { budget: "domain: all rules", bytes: firstLoad(domain) },
    ...(await measureKit(root)),
  ];
};
