import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Workspace } from "../../workspace/workspaces.ts";
import { readSurface } from "./surface.ts";

/** The report's name in a package's folder: a package that has one is held to it. */
export const REPORT = "api-report.md";

const manifest = z.object({
  publishConfig: z.object({ exports: z.record(z.string(), z.unknown()) }),
});
const typed = z.object({ types: z.string() });

/** Lines of a declaration that are written out; a longer one is told by its beginning and its digest. */
const MOST_LINES = 24;

const shortened = (declaration: string): string => {
  const lines = declaration.split("\n");
  if (lines.length <= MOST_LINES) return declaration;
  const digest = createHash("sha256").update(declaration).digest("hex").slice(0, 16);
  return `${lines[0]} /* ${lines.length} lines, ${digest} */`;
};

/** Whether a package is held to a report. */
export const hasReport = ({ directory }: Workspace): boolean => existsSync(join(directory, REPORT));

/** Everything that a built package exports to the world, entry by entry and name by name. */
export const writeReport = ({ directory, manifest: { name } }: Workspace): string => {
  const text = readFileSync(join(directory, "package.json"), "utf8");
  const entries = Object.entries(manifest.parse(JSON.parse(text)).publishConfig.exports);
  const sections = entries.flatMap(([entry, target]) => {
    const read = typed.safeParse(target);
    if (!read.success) return [];
    const surface = readSurface(join(directory, read.data.types));
    const names = [...surface.keys()].toSorted();
    return [
      `## ${name}${entry.slice(1)}`,
      "",
      "```ts",
      ...names.map((one) => shortened(surface.get(one) ?? "")),
      "```",
      "",
    ];
  });
  return [
    `# What ${name} exports`,
    "",
    "Read from the built declarations; the suite fails when they say something else. A change here is a change for whoever uses the package, and wants a changeset.",
    "Anew, after a build: `npx pnpm@12 api-report`.",
    "",
    ...sections,
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
};
