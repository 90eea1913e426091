import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { findWorkspaces, type Workspace } from "../../workspace/workspaces.ts";
import { type ImportStatement, readImports } from "./imports.ts";

/** A file of the workspace, or a library, that an import leads to. */
export type Target =
  | { readonly kind: "file"; readonly path: string }
  | {
      readonly kind: "workspace";
      readonly workspace: Workspace;
      readonly subpath: string;
      readonly path?: string;
    }
  | { readonly kind: "library"; readonly name: string };

/** One import, from where and to what; paths are relative to the root, with forward slashes. */
export type Edge = ImportStatement & {
  readonly from: string;
  readonly owner: Workspace;
  readonly target: Target;
};

/** A pattern passes folders by whose names begin with a dot, unless they are named. */
const sourceFiles = ["**/*.ts", "**/*.tsx", ".storybook/*.{ts,tsx}"];
const notSources = /(^|\/)(node_modules|dist|storybook-static|coverage|scratch-site)(\/|$)/;

const packageName = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** The source file behind an export, when the package names one. */
const exportedSource = ({ manifest, path }: Workspace, subpath: string): string | undefined => {
  const target = manifest.exports[subpath];
  const file = typeof target === "string" ? target : target?.["@volado/source"];
  return file === undefined ? undefined : posix.join(path, file);
};

const resolveImport = (root: string, from: string, specifier: string, all: readonly Workspace[]): Target => {
  if (specifier.startsWith(".")) {
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
    const index = posix.join(path, "index.ts");
    return { kind: "file", path: !/\.\w+$/.test(path) && existsSync(join(root, index)) ? index : path };
  }
  const name = packageName(specifier);
  const workspace = all.find(({ manifest }) => manifest.name === name);
  if (workspace === undefined) return { kind: "library", name };
  const subpath = `.${specifier.slice(name.length)}`;
  const path = exportedSource(workspace, subpath);
  return { kind: "workspace", workspace, subpath, ...(path !== undefined && { path }) };
};

/** A source file of a workspace; its path is relative to the root, with forward slashes. */
export type SourceFile = { readonly path: string; readonly owner: Workspace; readonly text: string };

/** Every source file of every workspace under `root`. */
export const readSources = (root: string): readonly SourceFile[] =>
  findWorkspaces(root).flatMap((owner) =>
    globSync(sourceFiles, { cwd: owner.directory, exclude: (path) => notSources.test(path) })
      .filter((path) => !notSources.test(path))
      .sort()
      .map((file) => posix.join(owner.path, file))
      .map((path) => ({ path, owner, text: readFileSync(join(root, path), "utf8") })),
  );

/** Every import of the given sources. */
export const readEdges = (root: string, sources: readonly SourceFile[]): readonly Edge[] => {
  const all = findWorkspaces(root);
  return sources.flatMap(({ path: from, owner, text }) =>
    readImports(from, text).map((statement) => ({
      ...statement,
      from,
      owner,
      target: resolveImport(root, from, statement.specifier, all),
    })),
  );
};
