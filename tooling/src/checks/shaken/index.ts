import { globSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { runOrThrow } from "../../process/run.ts";
import type { Check } from "../check.ts";
import { withPacked } from "../published/pack.ts";
import { foreignParts } from "./foreign-parts.ts";

/** What a site brings along itself, and what a component may ask for. */
const outside = ["react", "react/jsx-runtime", "react-dom", "clsx/lite", "swiper"];

/**
 * What a site ships for an import: the minified code it may load, without what it has anyway, and the names it gives.
 */
type Shipped = { readonly text: string; readonly names: readonly string[] };

const shipped = async (code: string, resolveDir: string): Promise<Shipped> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir, loader: "js" },
    absWorkingDir: resolveDir,
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    outdir: join(resolveDir, ".shaken"),
    write: false,
    metafile: true,
    logLevel: "silent",
    external: outside,
  });
  const files = new Map(Object.entries(metafile.outputs));
  const entry = [...files].find(([, { entryPoint }]) => entryPoint === "<stdin>");
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { path } of files.get(file)?.imports ?? []) reach(path);
  };
  reach(entry?.[0] ?? "");
  const loaded = outputFiles.filter(({ path }) => reached.has(relative(resolveDir, path)));
  if (loaded.length === 0) throw new Error(`Nothing was bundled for ${code}`);
  return { text: loaded.map(({ text }) => text).join("\n"), names: entry?.[1].exports ?? [] };
};

/** An import of one component from the kit's tarball ships that component and what it is made of, and nothing else. */
export const shakenComponents: Check = (root) =>
  withPacked(root, async (packed) => {
    const kit = packed.find(({ workspace }) => workspace.path === "packages/ui");
    if (kit === undefined) throw new Error("The kit in packages/ui was not packed.");
    const folder = join(dirname(kit.tarball), "unpacked");
    await mkdir(folder);
    await runOrThrow("tar", ["-xzf", kit.tarball, "-C", folder, "--strip-components=1"], { cwd: folder });

    const dist = join(folder, "dist/index.js");
    const exported = new Set((await shipped(`export * from "${dist}";`, folder)).names);

    const problems: string[] = [];
    for (const source of globSync(join(root, "packages/ui/src/components/*"))) {
      const { names } = await shipped(`export * from "${source}/index.ts";`, source);
      const taken = names.filter((name) => exported.has(name)).join(", ");
      const own = await shipped(`export { ${taken} } from "${source}/index.ts";`, source);
      const given = await shipped(`export { ${taken} } from "${dist}";`, folder);
      for (const part of foreignParts(own.text, given.text))
        problems.push(
          `packages/ui: an import of ${basename(source)} alone ships ${part}, which is no part of it`,
        );
    }
    return { problems };
  });
