import { runOrThrow } from "../../process/run.ts";

const lines = (text: string): readonly string[] => text.split("\0").filter((path) => path !== "");

/**
 * Paths from the root of what differs from a commit in the working tree, deleted files too, and of new files that git
 * would add.
 *
 * @throws Error when git knows no such commit
 */
export const changedFiles = async (root: string, since: string): Promise<readonly string[]> => {
  const git = async (...args: readonly string[]) => lines(await runOrThrow("git", args, { cwd: root }));
  const tracked = await git("diff", "--name-only", "-z", since, "--");
  const added = await git("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set([...tracked, ...added])].sort();
};

/** The commit to compare with when none is named: the last one where something isn't committed, else the one before. */
export const usualBase = async (root: string): Promise<string> =>
  (await changedFiles(root, "HEAD")).length > 0 ? "HEAD" : "HEAD^";
