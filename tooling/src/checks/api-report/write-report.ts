import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Workspace } from "../../workspace/workspaces.ts";
import { readSurface } from "./surface.ts";
import { type Telling, writeTelling } from "./telling.ts";

/** The report's name in a package's folder. */
export const REPORT = "api-report.md";

const commands = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  bin: commands,
  publishConfig: z.object({ bin: commands, exports: z.record(z.string(), z.unknown()) }),
});
const typed = z.object({ types: z.string() });

/** Lines of a declaration that are written out; a longer one is told by its beginning and its digest. */
const MAX_LINES = 24;

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

const shortened = (declaration: string): string => {
  const lines = declaration.split("\n");
  if (lines.length <= MAX_LINES) return declaration;
  return `${lines[0]} /* ${lines.length} lines, ${digestOf(declaration)} */`;
};

/** What a built package has for the world: the text of its report's body, and its digest. */
export interface Surface {
  readonly body: string;
  readonly digest: string;
}

/**
 * Everything that a built package exports to the world, entry by entry and name by name; then its files and commands.
 */
export const surfaceOf = ({ directory, manifest: { name } }: Workspace): Surface => {
  const text = readFileSync(join(directory, "package.json"), "utf8");
  const { bin, publishConfig } = manifest.parse(JSON.parse(text));
  const entries = Object.entries(publishConfig.exports).map(([entry, target]) => ({
    entry,
    types: typed.safeParse(target).data?.types,
  }));
  const sections = entries.flatMap(({ entry, types }) => {
    if (types === undefined) return [];
    const surface = readSurface(join(directory, types));
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
  const plain = [
    ...entries.flatMap(({ entry, types }) => (types === undefined ? [`- \`${name}${entry.slice(1)}\``] : [])),
    ...Object.keys({ ...bin, ...publishConfig.bin }).map((command) => `- the command \`${command}\``),
  ];
  const body = [...sections, "## Files and commands", "", ...plain].join("\n").trimEnd();
  return { body, digest: digestOf(body) };
};

/** The report of a package's surface, and who tells about it. */
export const writeReport = ({ manifest: { name } }: Workspace, { body }: Surface, telling: Telling): string =>
  [
    `# What ${name} exports`,
    "",
    "Read from the built declarations; the suite fails when they say something else, and when no changeset tells about a change.",
    "Anew, after a build: `npx pnpm@12 api-report <name of the changeset>`.",
    "",
    writeTelling(telling),
    "",
    body,
    "",
  ].join("\n");
