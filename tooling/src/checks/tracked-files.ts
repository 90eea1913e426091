import { existsSync } from "node:fs";
import { join } from "node:path";
import { runOrThrow } from "../process/run.ts";

/**
 * Files of the checkout that git knows or would add, without ignored and just deleted ones, as paths from the root.
 *
 * @param patterns git pathspecs, for example `*.md`
 */
export const trackedFiles = async (root: string, patterns: readonly string[]): Promise<readonly string[]> => {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", ...patterns];
  const listed = await runOrThrow("git", args, { cwd: root });
  return [...new Set(listed.split("\0"))]
    .filter((path) => path !== "" && existsSync(join(root, path)))
    .sort();
};
