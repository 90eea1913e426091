import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { publishedPackages } from "../../workspace/workspaces.ts";
import type { Check } from "../check.ts";
import { hasReport, REPORT, writeReport } from "./write-report.ts";

/** The first line in which two texts differ, to be named. */
const differenceOf = (before: string, now: string): string => {
  const old = before.split("\n");
  const lines = now.split("\n");
  const index = lines.findIndex((line, at) => line !== old[at]);
  return lines[index]?.trim() || "its end";
};

/** Packages export what their reports say. */
export const apiReports: Check = async (root) => {
  const reported = publishedPackages(root).filter(hasReport);
  const problems = reported.map(async (workspace) => {
    const before = await readFile(join(workspace.directory, REPORT), "utf8");
    const now = writeReport(workspace);
    if (now === before) return [];
    const where = `${workspace.path}/${REPORT}`;
    return [
      `${where} is out of date, first at: ${differenceOf(before, now)} (npx pnpm@12 api-report, and a changeset)`,
    ];
  });
  return { problems: (await Promise.all(problems)).flat() };
};
