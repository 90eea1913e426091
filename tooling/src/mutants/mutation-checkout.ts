import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { trackedFiles } from "../checks/tracked-files.ts";
import { runOrThrow } from "../process/run.ts";

/**
 * A checkout of its own, installed, that mutants may be written into: links between workspaces and the paths of
 * their configurations hold only at their own depth, which Stryker's sandbox inside a workspace hasn't, and
 * nobody's sources change under their editor. What was installed stays from one run to the next.
 */
export const mutationCheckout = async (root: string, folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const kept = (entry: string) => entry === "node_modules";
  const clear = async (at: string): Promise<void> => {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      if (kept(entry.name)) continue;
      const path = join(at, entry.name);
      if (entry.isDirectory()) await clear(path);
      else await rm(path);
    }
  };
  await clear(folder);
  for (const file of await trackedFiles(root, ["."])) await cp(join(root, file), join(folder, file));
  await runOrThrow("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder });
};
