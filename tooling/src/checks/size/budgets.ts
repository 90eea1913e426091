import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findWorkspaces, repositoryRoot } from "../../workspaces.ts";
import { siteFiles } from "./site-files.ts";

const inRepository = (path: string): string => join(repositoryRoot, path);
const find = (pattern: string): readonly string[] => globSync(inRepository(pattern)).sort();

/** Benchmark code. */
const scratch = inRepository("node_modules/.size");
mkdirSync(scratch, { recursive: true });

/** The source files of everything that a package exports. */
const exportedBy = (folder: string): readonly string[] =>
  findWorkspaces(repositoryRoot)
    .filter(({ path }) => path === folder)
    .flatMap(({ manifest, directory }) =>
      Object.values(manifest.exports).flatMap((target) => {
        const source = typeof target === "string" ? target : target["@volado/source"];
        return source?.startsWith("./src/") ? [join(directory, source)] : [];
      }),
    );

const site = siteFiles(inRepository("apps/mobile-web/dist"), scratch);
const client = (file: string): string => inRepository(`packages/api-client/src/${file}`);
const kit = (file: string): string => inRepository(`packages/ui/src/${file}`);

/** Writes a file that imports all given files and returns its path. */
const together = (name: string, lineFor: (file: string) => string, files: readonly string[]): string => {
  writeFileSync(join(scratch, name), files.map(lineFor).join("\n"));
  return join(scratch, name);
};

/** Data, which a site loads with the forms that need it. */
const commonPasswords = inRepository("packages/domain/src/common-passwords/index.ts");
const allRules = together(
  "domain.js",
  (file) => `export * from "${file}";`,
  exportedBy("packages/domain").filter((file) => file !== commonPasswords),
);
/** All exported style sheets except the fonts'. */
const allSheets = together(
  "kit.css",
  (file) => `@import "${file}";`,
  exportedBy("packages/ui").filter((file) => file.endsWith(".css") && file !== kit("fonts.css")),
);

/** Dependencies that every site has anyway. Our own packages always count. */
const frameworks = [
  "react",
  "react-dom",
  "react-i18next",
  "i18next",
  "zod",
  "@tanstack/react-query",
  "*.woff2",
];

/** The client loads its ciphers on demand, and they have their own budgets. */
const ciphers = ["*/crypto/encrypt-and-send.ts", "./des-ecb.ts", "./hpke1.ts"];

/** Budgets of files measured as they are. */
const asTheyAre = { disablePlugins: ["@size-limit/esbuild"] };

/** Budgets of sources that are bundled first, as a site's build does. Without `import`, all exports count. */
const bundled = {
  ignore: frameworks,
  modifyEsbuildConfig: (config: object): object => ({
    ...config,
    conditions: ["@volado/source"],
    format: "esm",
    jsx: "automatic",
    splitting: true,
    target: "es2022",
  }),
};

/** Areas whose pages have forms with more parts than the others. */
const routeLimits: Readonly<Record<string, string>> = { auth: "50 kB", wallet: "42 kB" };

/**
 * The size budgets in size-limit's format: 1 kB is 1000 bytes after brotli. A budget detects accidents, such as a
 * library in the first load; raise it for legitimate growth.
 */
export default [
  { ...asTheyAre, name: "home: JavaScript of the first load", limit: "150 kB", path: site.homeScripts },
  { ...asTheyAre, name: "home: CSS of the first load", limit: "14 kB", path: site.homeStyles },
  { ...asTheyAre, name: "sign-in by Google or Facebook: the tap", limit: "28 kB", path: site.signInTap },
  ...site.routes.map(({ area, name, files }) => ({
    ...asTheyAre,
    name: `${area}/${name}: JavaScript on top of the shell`,
    limit: routeLimits[area] ?? "37 kB",
    path: files,
  })),
  ...find("packages/i18n/src/locales/*/every-page.ts").map((texts) => ({
    ...bundled,
    name: `texts of the first load: ${basename(dirname(texts))}`,
    limit: "7 kB",
    path: texts,
  })),
  ...find("packages/ui/src/fonts/*.woff2").map((font) => ({
    ...asTheyAre,
    name: `font: ${basename(font)}`,
    limit: "25 kB",
    path: font,
    // Already compressed.
    brotli: false,
  })),

  {
    ...bundled,
    name: "api-client: core",
    limit: "4.5 kB",
    path: client("index.ts"),
    import: "{ createClient }",
    ignore: [...frameworks, ...ciphers],
  },
  {
    ...bundled,
    name: "api-client: all endpoints and schemas",
    limit: "17 kB",
    path: client("endpoints/index.ts"),
    ignore: [...frameworks, ...ciphers],
  },
  {
    ...bundled,
    name: "api-client: all queries, with the calls they make",
    limit: "20 kB",
    path: client("query/index.ts"),
    ignore: [...frameworks, ...ciphers],
  },
  { ...bundled, name: "api-client: both ciphers", limit: "14 kB", path: client("crypto/index.ts") },
  { ...bundled, name: "api-client: HPKE chunk", limit: "9 kB", path: client("crypto/hpke1.ts") },
  { ...bundled, name: "api-client: DES chunk", limit: "4 kB", path: client("crypto/des-ecb.ts") },
  { ...bundled, name: "api-client: testing", limit: "34 kB", path: client("testing/index.ts") },
  { ...bundled, name: "api-client: conformance", limit: "40 kB", path: client("conformance/index.ts") },

  { ...bundled, name: "domain: all rules", limit: "22 kB", path: allRules },
  { ...bundled, name: "domain: common passwords", limit: "8.5 kB", path: commonPasswords },

  {
    ...bundled,
    name: "ui: all components without Swiper",
    limit: "26 kB",
    path: kit("index.ts"),
    ignore: [...frameworks, "swiper"],
  },
  ...find("packages/ui/src/components/*/*.tsx")
    .filter((file) => basename(file, ".tsx") === basename(dirname(file)))
    .map((component) => ({
      ...bundled,
      name: `ui: ${basename(component, ".tsx")} with what it is made of`,
      limit: "4 kB",
      path: component,
      ignore: [...frameworks, "swiper", "clsx"],
    })),
  { ...bundled, name: "ui: the sheet of the usual components", limit: "9 kB", path: kit("styles.css") },
  { ...bundled, name: "ui: all sheets", limit: "14 kB", path: allSheets },
];
