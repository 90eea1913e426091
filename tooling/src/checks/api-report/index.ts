import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, type Workspace } from "../../workspace/workspaces.ts";
import type { Check } from "../check.ts";
import { readTelling, untold } from "./telling.ts";
import { REPORT, surfaceOf, writeReport } from "./write-report.ts";

/** The first line in which two texts differ, to be named. */
const differenceOf = (before: string, now: string): string => {
  const old = before.split("\n");
  const lines = now.split("\n");
  const index = lines.findIndex((line, at) => line !== old[at]);
  return lines[index]?.trim() || "its end";
};

const problemsOf = (root: string, workspace: Workspace): readonly string[] => {
  const where = `${workspace.path}/${REPORT}`;
  const anew = "npx pnpm@12 api-report <name of the changeset that tells about it>";
  const file = join(workspace.directory, REPORT);
  if (!existsSync(file)) return [`${where} is missing (${anew})`];
  const before = readFileSync(file, "utf8");
  const telling = readTelling(before);
  if (telling === undefined) return [`${where} doesn't say which changeset tells about it (${anew})`];
  const surface = surfaceOf(workspace);
  const now = writeReport(workspace, surface, telling);
  if (now !== before || telling.digest !== surface.digest)
    return [`${where} is out of date, first at: ${differenceOf(before, now)} (${anew})`];
  const { name, version } = workspace.manifest;
  const reason = untold(root, name, version, telling);
  return reason === undefined ? [] : [`${where} shows what no changeset tells: ${reason} (${anew})`];
};

/** Every published package has a report, exports what it says, and a changeset tells about it. */
export const apiReports: Check = async (root) => ({
  problems: publishedPackages(root).flatMap((workspace) => problemsOf(root, workspace)),
});
