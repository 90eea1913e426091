import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Renames of the whole history, newest first, as pairs of the old path and the new one. */
const renames = (root: string): readonly (readonly [from: string, to: string])[] =>
  execFileSync("git", ["log", "--diff-filter=R", "-M40%", "--name-status", "--format=", "--relative"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
    .split("\n")
    .flatMap((line) => {
      const [kind, from, to] = line.split("\t");
      return kind?.startsWith("R") && from !== undefined && to !== undefined ? [[from, to] as const] : [];
    });

/**
 * Where files that are gone lie now, by what git says was renamed. Follows a file that moved more than once; one that
 * was deleted, or whose last move git doesn't recognise, is left out.
 */
export const movedFiles = (root: string, gone: readonly string[]): ReadonlyMap<string, string> => {
  const oldestFirst = renames(root).toReversed();
  const found = gone.map((path) => {
    const now = oldestFirst.reduce((at, [from, to]) => (at === from ? to : at), path);
    return [path, now] as const;
  });
  return new Map(found.filter(([path, now]) => path !== now && existsSync(join(root, now))));
};
