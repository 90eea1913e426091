import { join } from "node:path";
import { publishedPackages, type Workspace } from "../../workspace/workspaces.ts";
import type { Check } from "../check.ts";
import { readReports, type Surface, surfaceOf } from "./surface.ts";
import { readTold, untold } from "./told.ts";

/** The folder of a package's reports. */
export const REPORTS = "api";

/** The first line in which two texts differ, to be named. */
const differenceOf = (before: string, now: string): string => {
  const old = before.split("\n");
  const lines = now.split("\n");
  const index = lines.findIndex((line, at) => line !== old[at]);
  return lines[index]?.trim() || "its end";
};

/** Reports that don't say what is exported, each with the place where it shows. */
const outOfDate = (reports: ReadonlyMap<string, string>, surface: Surface): readonly string[] => [
  ...[...surface.reports].flatMap(([file, now]) => {
    const before = reports.get(file);
    if (before === undefined) return [`${file} is missing`];
    return before === now ? [] : [`${file} is out of date, first at: ${differenceOf(before, now)}`];
  }),
  ...[...reports.keys()]
    .filter((file) => !surface.reports.has(file))
    .map((file) => `${file} is of an entry that is gone`),
];

const problemsOf = (root: string, { directory, path, manifest }: Workspace, surface: Surface) => {
  const folder = join(directory, REPORTS);
  const stale = outOfDate(readReports(folder), surface);
  if (stale.length > 0) return stale.map((problem) => `${path}/${REPORTS}/${problem}`);
  const told = readTold(folder);
  if (told?.digest !== surface.digest) return [`${path} exports what no changeset tells about`];
  const reason = untold(root, manifest.name, manifest.version, told);
  return reason === undefined ? [] : [`${path} exports what no changeset tells about: ${reason}`];
};

/** Every published package has a report of each entry, exports what they say, and a changeset tells about it. */
export const apiReports: Check = async (root) => {
  const anew = "npx -y pnpm@12 api-report <name of the changeset that tells about it>";
  const problems = publishedPackages(root).flatMap((workspace) =>
    problemsOf(root, workspace, surfaceOf(workspace)),
  );
  return { problems: problems.map((problem) => `${problem} (${anew})`) };
};
