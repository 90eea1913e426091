import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  featureListFile,
  featuresFolder,
  filesOf,
  readFeatureList,
} from "../checks/features/feature-list.ts";
import { featurePages } from "../checks/features/feature-pages.ts";
import { movedFiles } from "../checks/features/moved-files.ts";
import { repositoryRoot } from "../workspace/root.ts";

// Writes the pages of features from their list. With --moved it first looks up in git where files went that the list
// names by an old path.
const listFile = join(repositoryRoot, featureListFile);

if (process.argv.includes("--moved")) {
  const named = readFeatureList(repositoryRoot).capabilities.flatMap(filesOf);
  const gone = Array.from(new Set(named)).filter(
    (path) => !path.includes("*") && !existsSync(join(repositoryRoot, path)),
  );
  const moved = movedFiles(repositoryRoot, gone);
  const text = Array.from(moved).reduce(
    (list, [from, to]) => list.replaceAll(`"${from}"`, `"${to}"`),
    readFileSync(listFile, "utf8"),
  );
  writeFileSync(listFile, text);
  // A longer path may not fit its line any more.
  execFileSync("biome", ["format", "--write", listFile], { stdio: "ignore" });
  for (const path of gone)
    process.stdout.write(`${path} -> ${moved.get(path) ?? "not found, edit the list"}\n`);
}

const folder = join(repositoryRoot, featuresFolder);
for (const name of readdirSync(folder).filter((name) => name.endsWith(".md"))) rmSync(join(folder, name));
const pages = featurePages(readFeatureList(repositoryRoot));
for (const { name, text } of pages) writeFileSync(join(folder, name), text);
process.stdout.write(`${pages.length} pages in ${featuresFolder}\n`);
