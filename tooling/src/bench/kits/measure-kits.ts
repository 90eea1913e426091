import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { runOrThrow } from "../../process/run.ts";
import { brotliSize } from "../brotli.ts";
import { comparedParts } from "./compared.ts";

/** The release that is measured. */
const rival = { name: "antd-mobile", version: "5.43.0" } as const;

/** Bytes after brotli of a kit's part, or of several together. */
export type KitSize = { readonly script: number; readonly style: number };

/** What a part weighs in both kits; the last row is all of them together. */
export type KitRow = { readonly part: string; readonly ours: KitSize; readonly theirs: KitSize };

const weigh = async (code: string, resolveDir: string): Promise<KitSize> => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    outdir: join(resolveDir, ".kits"),
    write: false,
    logLevel: "silent",
    conditions: ["@volado/source"],
    external: ["react", "react-dom", "react/jsx-runtime", "swiper", "*.woff2"],
  });
  const sizeOf = (ending: string): number =>
    outputFiles.reduce(
      (sum, { path, contents }) => sum + (path.endsWith(ending) ? brotliSize(contents) : 0),
      0,
    );
  return { script: sizeOf(".js"), style: sizeOf(".css") };
};

const exportOf = (names: readonly string[], from: string): string =>
  `export { ${names.join(", ")} } from "${from}";`;

/** Our whole sheet comes with any of our parts; theirs is split by part. Both carry their tokens and resets. */
const ourStyles = [
  "styles",
  "accordion",
  "fold",
  "floating-button",
  "image-upload",
  "month-calendar",
  "place-tile",
  "progress",
  "text-area-field",
]
  .map((sheet) => `import "@volado/ui/${sheet}.css";`)
  .join("");

/**
 * Bundles the parts that both kits have, alone and all together, from the sources under `root` and from
 * antd-mobile as the registry has it, which is installed into a folder of its own and removed after. React
 * stays outside.
 */
export const measureKits = async (root: string): Promise<readonly KitRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), "volado-kits-"));
  try {
    await writeFile(
      join(folder, "package.json"),
      JSON.stringify({ private: true, dependencies: { [rival.name]: rival.version } }),
    );
    await runOrThrow("pnpm", ["install", "--ignore-workspace", "--ignore-scripts", "--no-lockfile"], {
      cwd: folder,
    });
    const site = join(root, "apps/mobile-web");
    const rows: KitRow[] = [];
    for (const [ours, theirs] of comparedParts)
      rows.push({
        part: ours === theirs ? ours : `${ours} / ${theirs}`,
        ours: await weigh(exportOf([ours], "@volado/ui"), site),
        theirs: await weigh(exportOf([theirs], rival.name), folder),
      });
    rows.push({
      part: "all of them together",
      ours: await weigh(
        exportOf(
          comparedParts.map(([ours]) => ours),
          "@volado/ui",
        ) + ourStyles,
        site,
      ),
      theirs: await weigh(
        exportOf(
          comparedParts.map(([, theirs]) => theirs),
          rival.name,
        ),
        folder,
      ),
    });
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
