import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Workspace } from "../../workspace/workspaces.ts";

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** A package that something published or the site is made with at run time. */
export type ProductionPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; undefined where its manifest names none. */
  readonly license: string | undefined;
  /** `name@version` of those that it needs itself. */
  readonly needs: readonly string[];
};

/** Where Node finds a package from a folder. */
const folderOf = (name: string, from: string): string => {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return realpathSync(folder);
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return folderOf(name, dirname(from));
};

/**
 * What workspaces need at run time, and what that needs in turn, by `name@version`: `dependencies` alone, as
 * installed.
 *
 * @throws Error for a dependency that isn't installed.
 */
export const productionPackages = (
  workspaces: readonly Workspace[],
): ReadonlyMap<string, ProductionPackage> => {
  const found = new Map<string, ProductionPackage>();
  const visit = (folder: string): string => {
    const text = readFileSync(join(folder, "package.json"), "utf8");
    const { name, version, license, dependencies } = manifestSchema.parse(JSON.parse(text));
    const key = `${name}@${version}`;
    if (found.has(key)) return key;
    found.set(key, { name, version, license, needs: [] });
    const needs = Object.keys(dependencies).map((needed) => visit(folderOf(needed, folder)));
    found.set(key, { name, version, license, needs });
    return key;
  };
  for (const { directory } of workspaces) visit(directory);
  return found;
};
