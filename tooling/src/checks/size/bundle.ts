import { join } from "node:path";
import { build, type Metafile, type OutputFile, type Plugin } from "esbuild";
import { brotliSize } from "./brotli.ts";

/** What a bundled import weighs, and what was put into each of its files. */
export type Bundle = {
  readonly files: readonly {
    readonly inputs: readonly string[];
    readonly lazy: boolean;
    readonly bytes: number;
    readonly text: string;
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

/** What {@link bundle} leaves out or adds. */
type BundleSettings = { readonly external?: readonly string[]; readonly plugins?: readonly Plugin[] };

/** Bundles `code` the way a site's build does: from sources, minified, split at dynamic imports. */
export const bundle = async (
  root: string,
  code: string,
  { external = [], plugins = [] }: BundleSettings = {},
): Promise<Bundle> => {
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
    plugins: [...plugins],
  });
  const first = staticFiles(metafile);
  return {
    files: Object.entries(metafile.outputs).map(([file, { inputs }]) => {
      const output = outputFiles.find(({ path }) => path === join(root, file));
      return {
        inputs: Object.keys(inputs),
        lazy: !first.has(file),
        bytes: sizeOf(output),
        text: output?.text ?? "",
      };
    }),
  };
};

/** Bytes of what loads at once. */
export const firstLoad = ({ files }: Bundle): number =>
  files.reduce((sum, { lazy, bytes }) => (lazy ? sum : sum + bytes), 0);

/** Bytes of all files, those that load later included. */
export const everything = ({ files }: Bundle): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes of the files that `library` is in. */
export const chunksWith = ({ files }: Bundle, library: string): number =>
  files
    .filter(({ inputs }) => inputs.some((input) => input.includes(`/node_modules/${library}/`)))
    .reduce((sum, { bytes }) => sum + bytes, 0);
