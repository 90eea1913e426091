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

const sourceFiles = ["**/*.ts", "**/*.tsx"];
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

/** Every import of every source file of every workspace under `root`. */
export const readEdges = (root: string): readonly Edge[] => {
  const all = findWorkspaces(root);
  return all.flatMap((owner) =>
    globSync(sourceFiles, { cwd: owner.directory, exclude: (path) => notSources.test(path) })
      .filter((path) => !notSources.test(path))
      .sort()
      .flatMap((path) => {
        const from = posix.join(owner.path, path);
        return readImports(from, readFileSync(join(root, from), "utf8")).map((statement) => ({
          ...statement,
          from,
          owner,
          target: resolveImport(root, from, statement.specifier, all),
        }));
      }),
  );
};
