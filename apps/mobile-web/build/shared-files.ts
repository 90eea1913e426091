import { build, type PluginOption, type Rolldown } from "vite";
import { appRoot } from "./from-source.ts";
import type { SharedFile } from "./gather-files.ts";

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** A chunk with everything that is asked for along with it. */
const withImports = (chunks: Chunks, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports) withImports(chunks, imported, seen);
  return seen;
};

/** What a build would be made of. */
export interface BuildParts {
  /** The files that several lazy parts share. */
  readonly files: readonly SharedFile[];
  /** What each lazy part loads beside the first load, in bytes. */
  readonly sizes: ReadonlyMap<string, number>;
  /** The modules of each lazy part's own file, the one it is asked for by first. */
  readonly own: ReadonlyMap<string, readonly string[]>;
}

/** Reads off a build's chunks which files its lazy parts share, those of the first load left out. */
export const sharedFilesOf = (
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): BuildParts => {
  const chunks: Chunks = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const first = new Set<string>();
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) withImports(chunks, fileName, first);

  const users = new Map<string, Set<string>>();
  const sizes = new Map<string, number>();
  const own = new Map<string, readonly string[]>();
  for (const part of chunks.values()) {
    if (!part.isDynamicEntry || first.has(part.fileName)) continue;
    const asked = [...withImports(chunks, part.fileName)].filter((name) => !first.has(name));
    sizes.set(
      part.fileName,
      asked.reduce((sum, name) => sum + (chunks.get(name)?.code.length ?? 0), 0),
    );
    for (const name of asked) users.set(name, (users.get(name) ?? new Set()).add(part.fileName));
    own.set(part.fileName, [part.facadeModuleId ?? part.fileName, ...part.moduleIds]);
  }
  const shared = new Map(
    [...chunks.values()].flatMap((chunk) =>
      chunk.isDynamicEntry || first.has(chunk.fileName) ? [] : [[chunk.fileName, chunk] as const],
    ),
  );
  const files = [...shared.values()].map(({ fileName, moduleIds, code }) => ({
    modules: moduleIds,
    size: code.length,
    users: users.get(fileName) ?? new Set<string>(),
    needs: new Set(
      [...withImports(chunks, fileName)].flatMap((name) =>
        name === fileName ? [] : (shared.get(name)?.moduleIds.slice(0, 1) ?? []),
      ),
    ),
  }));
  return { files, sizes, own };
};

/** Modules that other plugins write once they know the files. */
const laterModules = /^virtual:volado-(shell-mark|release)/;

/** Builds once without writing, to see which files the lazy parts would share. */
export const findSharedFiles = async (
  plugins: readonly PluginOption[],
  conditions: readonly string[],
  output: Rolldown.OutputOptions,
): Promise<BuildParts> => {
  const built = await build({
    configFile: false,
    root: appRoot,
    logLevel: "error",
    publicDir: false,
    plugins: [...plugins],
    resolve: { conditions: [...conditions] },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { external: laterModules, output },
    },
  });
  if (!("output" in built)) throw new Error("One build was asked for, and came as several.");
  return sharedFilesOf(built.output);
};
