import { globSync, readFileSync } from "node:fs";
import { basename, join, sep } from "node:path";
import type { Plugin } from "esbuild";
import { z } from "zod";
import type { Measurement } from "./budgets.ts";
import { bundle, everything } from "./bundle.ts";

/** Libraries that the kit depends on. */
const notOurs = ["swiper", "clsx/lite"];

const manifestSchema = z.object({ exports: z.record(z.string(), z.unknown()) });

/** What an outside module gives to a component, as the minifier writes it. */
const namedImport = /import\{([^}]*)\}from"(\/[^"]+)"/g;

/** Leaves out every module outside of `folder`, and names each by its whole path. */
const only = (folder: string): Plugin => ({
  name: "only",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const target = join(resolveDir, path);
      return target.startsWith(folder + sep) ? null : { path: target, external: true };
    });
  },
});

/** Code that exports what the component in `folder` takes from the rest of the kit, and nothing of its own. */
const dependenciesOf = async (root: string, folder: string): Promise<string> => {
  const { files } = await bundle(root, `export * from "${folder}/index.ts";`, {
    external: notOurs,
    plugins: [only(folder)],
  });
  const names = files.flatMap(({ text }) =>
    Array.from(text.matchAll(namedImport), ([, specifiers = "", from = ""]) =>
      specifiers.split(",").map((specifier) => ({ name: specifier.split(" as ")[0] ?? "", from })),
    ).flat(),
  );
  return names.map(({ name, from }, at) => `export { ${name} as d${at} } from "${from}";`).join("\n");
};

/** What each component of the kit under `root` adds to what it is made of, the heaviest first. */
export const measureComponents = async (root: string): Promise<readonly Measurement[]> => {
  const measured: Measurement[] = [];
  for (const folder of globSync(join(root, "packages/ui/src/components/*"))) {
    const whole = await bundle(root, `export * from "${folder}/index.ts";`, { external: notOurs });
    const without = await bundle(root, await dependenciesOf(root, folder), { external: notOurs });
    measured.push({
      budget: "ui: one component over what it depends on",
      part: basename(folder),
      bytes: everything(whole) - everything(without),
    });
  }
  return measured.toSorted((one, other) => other.bytes - one.bytes);
};

/** Imports of all sheets that the kit exports, but the fonts', which has no rules for components. */
const sheetImports = (root: string): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, "packages/ui/package.json"), "utf8"));
  return Object.keys(manifestSchema.parse(manifest).exports)
    .filter((name) => name.endsWith(".css") && name !== "./fonts.css")
    .map((name) => `import "@volado/ui/${name.slice("./".length)}";`)
    .join("");
};

/** What a site pays for the kit under `root`; of single components the three heaviest are named. */
export const measureKit = async (root: string): Promise<readonly Measurement[]> => {
  const code = await bundle(root, `export * from "@volado/ui";`, { external: ["swiper"] });
  const styles = await bundle(root, `import "@volado/ui/styles.css";`);
  const sheets = await bundle(root, sheetImports(root));
  return [
    { budget: "ui without Swiper", bytes: everything(code) },
    ...(await measureComponents(root)).slice(0, 3),
    { budget: "ui: CSS", bytes: everything(styles) },
    { budget: "ui: CSS with every sheet of its own", bytes: everything(sheets) },
  ];
};
