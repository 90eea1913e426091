import { globSync } from "node:fs";
import { join } from "node:path";
import { type MutatedFolder, mutatedFolders } from "./mutated-folders.ts";

/** A row of the table with the files to be mutated, as paths from its workspace. */
export interface MutationTarget extends MutatedFolder {
  readonly files: readonly string[];
}

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|stories|d)\.tsx?$|\/testing\//.test(path);

const isAt = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);

/**
 * The sources of the checkout to be mutated, row by row; rows without any are left out.
 *
 * @param within a file or folder, from the root; everything without it
 * @param changed only these files, as paths from the root; all without them
 */
export const mutationTargets = (
  root: string,
  within: string | undefined,
  changed: readonly string[] | undefined,
): readonly MutationTarget[] => {
  const taken = new Set<string>();
  return mutatedFolders.flatMap((folder) => {
    const found = globSync([...folder.sources], { cwd: join(root, folder.workspace) });
    const files = found.filter(isSource).flatMap((file) => {
      const path = `${folder.workspace}/${file}`;
      if (taken.has(path)) return [];
      taken.add(path);
      return (within === undefined || isAt(path, within)) && (changed?.includes(path) ?? true) ? [file] : [];
    });
    return files.length === 0 ? [] : [{ ...folder, files: files.toSorted() }];
  });
};
