import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../workspace/root.ts";
import { type PageSet, pagesIn } from "./generated-pages.ts";
import { movedFiles } from "./moved-files.ts";
import { namedFileExists } from "./named-file.ts";

/** Writes the pages of a folder in the place of those that lie there. */
export const writePages = ({ folder, pages }: PageSet): void => {
  const directory = join(repositoryRoot, folder);
  for (const name of pagesIn(directory)) rmSync(join(directory, name));
  for (const { name, text } of pages) writeFileSync(join(directory, name), text);
  process.stdout.write(`${pages.length} pages in ${folder}\n`);
};

/** Looks up in git where files went that a list names by an old path, and writes their new paths into the list. */
export const followMoves = (listFiles: readonly string[], named: readonly string[]): void => {
  const gone = Array.from(new Set(named)).filter((path) => !namedFileExists(repositoryRoot, path));
  const moved = movedFiles(repositoryRoot, gone);
  for (const listFile of listFiles.map((path) => join(repositoryRoot, path))) {
    const text = Array.from(moved).reduce(
      (list, [from, to]) => list.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`"${from}#`, `"${to}#`),
      readFileSync(listFile, "utf8"),
    );
    writeFileSync(listFile, text);
    // A longer path may not fit its line any more.
    execFileSync("biome", ["format", "--write", listFile], { stdio: "ignore" });
  }
  for (const path of gone)
    process.stdout.write(`${path} -> ${moved.get(path) ?? "not found, edit the list"}\n`);
};
