import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { build, type Metafile, type OutputFile } from "esbuild";
import { brotliSize } from "./brotli.ts";
import type { Measurement } from "./budgets.ts";

/** What a bundled import weighs, and what was put into each of its files. */
type Bundle = {
  readonly files: readonly {
    readonly inputs: readonly string[];
    readonly lazy: boolean;
    readonly bytes: number;
  }[];
};

/** What every site has once, whatever it takes from us: the frameworks. Our own packages all count. */
const outside = ["react", "react-dom", "react-i18next", "i18next", "zod", "@tanstack/react-query"];

const staticFiles = ({ outputs }: Metafile): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === "import-statement") visit(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint === "<stdin>") visit(file);
  return found;
};

const sizeOf = (file: OutputFile | undefined): number =>
  file === undefined || file.contents.length === 0 ? 0 : brotliSize(file.contents);

/** Bundles `code` the way a site's build does: from sources, minified, split at dynamic imports. */
const bundle = async (root: string, code: string, external: readonly string[] = []): Promise<Bundle> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: join(root, "apps/mobile-web"), loader: "js" },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir: join(root, "node_modules/.size"),
    write: false,
    metafile: true,
    logLevel: "silent",
    conditions: ["@volado/source"],
    external: [...outside, ...external, "*.woff2"],
    jsx: "automatic",
  });
  const first = staticFiles(metafile);
  return {
    files: Object.entries(metafile.outputs).map(([file, { inputs }]) => ({
      inputs: Object.keys(inputs),
      lazy: !first.has(file),
      bytes: sizeOf(outputFiles.find(({ path }) => path === join(root, file))),
    })),
  };
};

const firstLoad = ({ files }: Bundle): number =>
  files.reduce((sum, { lazy, bytes }) => (lazy ? sum : sum + bytes), 0);

const everything = ({ files }: Bundle): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const chunksWith = ({ files }: Bundle, library: string): number =>
  files
    .filter(({ inputs }) => inputs.some((input) => input.includes(`/node_modules/${library}/`)))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** What a site pays for each of the packages, measured on its sources under `root`. */
export const measurePackages = async (root: string): Promise<readonly Measurement[]> => {
  const core = await bundle(root, `export { createClient } from "@volado/api-client";`);
  const ciphers = await bundle(root, `export * from "@volado/api-client/crypto";`);
  const endpoints = await bundle(root, `export * from "@volado/api-client/endpoints";`);
  const kit = await bundle(root, `export * from "@volado/ui";`, ["swiper"]);
  const styles = await bundle(root, `import "@volado/ui/styles.css";`);
  const spanish = await bundle(root, `export * from "@volado/i18n/es";`);
  const english = await bundle(root, `export * from "@volado/i18n/en";`);
  const fonts = globSync("packages/ui/src/fonts/*.woff2", { cwd: root });

  return [
    { budget: "texts of one language", part: "es", bytes: everything(spanish) },
    { budget: "texts of one language", part: "en", bytes: everything(english) },
    ...fonts.map((font): Measurement => ({ budget: "display font", bytes: statSync(join(root, font)).size })),
    { budget: "api-client: core", bytes: firstLoad(core) },
    { budget: "api-client: all endpoints and schemas", bytes: firstLoad(endpoints) },
    { budget: "api-client: HPKE chunk", bytes: chunksWith(core, "@hpke/core") },
    { budget: "api-client: DES chunk", bytes: chunksWith(ciphers, "des.js") },
    { budget: "ui without Swiper", bytes: everything(kit) },
    { budget: "ui: CSS", bytes: everything(styles) },
  ];
};
