import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { runOrThrow } from "../process/run.ts";

const stamp = z.object({ commit: z.string() });

const fileIn = (root: string): string => join(root, ".volado/tested.json");

/**
 * The commit that is checked out, where nothing was changed since; undefined where something was, or git
 * doesn't know the folder.
 */
export const cleanCommit = async (root: string): Promise<string | undefined> => {
  try {
    const changed = await runOrThrow("git", ["status", "--porcelain"], { cwd: root });
    return changed === ""
      ? (await runOrThrow("git", ["rev-parse", "HEAD"], { cwd: root })).trim()
      : undefined;
  } catch {
    return undefined;
  }
};

/** Notes that the whole suite has passed on a commit. */
export const writeTested = async (root: string, commit: string): Promise<void> => {
  await mkdir(dirname(fileIn(root)), { recursive: true });
  await writeFile(fileIn(root), `${JSON.stringify({ commit })}\n`);
};

/** The commit on which the whole suite passed last. */
export const readTested = async (root: string): Promise<string | undefined> => {
  try {
    return stamp.safeParse(JSON.parse(await readFile(fileIn(root), "utf8"))).data?.commit;
  } catch {
    return undefined;
  }
};
