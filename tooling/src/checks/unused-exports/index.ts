import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { publishedPackages, type Workspace } from "../../workspace/workspaces.ts";
import type { Check } from "../check.ts";
import { trackedFiles } from "../tracked-files.ts";

/** Packages whose whole surface is a catalogue for strangers: each component has its page in Storybook. */
const catalogues: ReadonlySet<string> = new Set(["packages/ui"]);

/** Entries that are there for tests. */
const forTests: ReadonlySet<string> = new Set(["./testing"]);

const isForTests = (path: string): boolean =>
  /\.(test|stories)\.tsx?$|(^|\/)(e2e|engines|test-server|testing|samples)\//.test(path);

const moduleOf = (path: string, source: string) => parseSync(path, source).module;

/** Names of the values that a module exports, its own and those it passes on. */
const exportsOf = (file: string): readonly string[] =>
  moduleOf(file, readFileSync(file, "utf8")).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName, importName, moduleRequest }) => {
      if (isType) return [];
      if (exportName.kind !== "None") return exportName.name === null ? [] : [exportName.name];
      if (importName.kind !== "AllButDefault" || !moduleRequest?.value.startsWith(".")) return [];
      return exportsOf(join(dirname(file), moduleRequest.value));
    }),
  );

/** Source files of a package's entries, as the repository itself resolves them. */
const entryFiles = ({ directory, manifest }: Workspace): readonly string[] =>
  Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const source = typeof target === "string" ? target : target["@volado/source"];
    return source !== undefined && /\.tsx?$/.test(source) && !forTests.has(entry)
      ? [join(directory, source)]
      : [];
  });

/** What a source takes from packages: names by what they are imported from. */
const takenBy = (path: string, source: string): readonly (readonly [from: string, name: string])[] => {
  const { staticImports, staticExports } = moduleOf(path, source);
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => [moduleRequest.value, importName.name ?? "*"] as const),
  );
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.map(
      ({ moduleRequest, importName }) => [moduleRequest?.value ?? "", importName.name ?? "*"] as const,
    ),
  );
  return [...imported, ...passedOn];
};

const isOf = (from: string, { name }: { readonly name: string }): boolean =>
  from === name || from.startsWith(`${name}/`);

/** Pages that name everything of ours, and tell strangers of nothing. */
const listings = /^docs\/(decisions|features|clauses)\//;

/**
 * Every value that a published package exports is used: by a source of another workspace that is no test, by
 * an example, or by strangers, whom a README of a package or a guide tells of it in code or in a heading.
 */
export const unusedExports: Check = async (root) => {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const sources = (await trackedFiles(root, ["*.ts", "*.tsx"])).filter((path) => !isForTests(path));
  const taken = sources.flatMap((path) =>
    takenBy(path, read(path)).map(([from, name]) => ({ path, from, name })),
  );
  const guides = (await trackedFiles(root, ["docs/*.md", "packages/*/README.md"]))
    .filter((path) => !listings.test(path))
    .map(read)
    .join("\n");
  const code = guides.match(/^```[\s\S]*?^```|`[^`\n]+`|^#+ .+/gm) ?? [];
  const told = new Set(code.join("\n").match(/\w+/g));

  const problems = publishedPackages(root)
    .filter(({ path }) => !catalogues.has(path))
    .flatMap((workspace) => {
      const used = new Set(
        taken
          .filter(
            ({ path, from }) => isOf(from, workspace.manifest) && !path.startsWith(`${workspace.path}/`),
          )
          .map(({ name }) => name),
      );
      const names = new Set(entryFiles(workspace).flatMap(exportsOf));
      return [...names]
        .filter((name) => !used.has(name) && !told.has(name))
        .map(
          (name) =>
            `${workspace.manifest.name} exports ${name}, which only tests use, if anything: use it, delete it, or tell of it in a guide`,
        );
    });
  return { problems };
};
