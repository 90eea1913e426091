import { statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { run } from "../../process/run.ts";
import type { Check, Findings } from "../check.ts";
import { readManifest } from "./site-files.ts";

const measuredSchema = z.array(
  z.object({
    name: z.string(),
    size: z.number(),
    /** Nothing for a row without files. */
    sizeLimit: z.number().default(0),
    passed: z.boolean().default(false),
  }),
);

const kb = (bytes: number): string => (bytes / 1000).toFixed(2);

/** What size-limit says, run in `folder`, whose dependencies are its plugins, by the rows of a configuration. */
export const measure = async (folder: string, config: string): Promise<Findings> => {
  const command = join(folder, "node_modules/.bin/size-limit");
  const { output } = await run(command, ["--json", "--config", config], { cwd: folder });
  if (!output.startsWith("[")) return { problems: [output] };
  const measured = measuredSchema.parse(JSON.parse(output));
  const width = Math.max(...measured.map(({ name }) => name.length));
  const row = (name: string, size: string, limit: string) =>
    `  ${name.padEnd(width)} ${size.padStart(8)}${limit.padStart(8)}`;
  return {
    problems: measured
      .filter(({ passed, size }) => !passed || size <= 0)
      .map(({ name, size, sizeLimit }) =>
        size <= 0
          ? `${name}: nothing was found to measure`
          : `${name}: ${kb(size)} KB is over the budget of ${kb(sizeLimit)} KB`,
      ),
    table: [
      row("KB after brotli", "size", "budget"),
      ...measured.map(({ name, size, sizeLimit }) => row(name, kb(size), kb(sizeLimit))),
    ].join("\n"),
  };
};

/** Bytes below which code is not worth a request of its own. */
const SMALLEST = 1_000;

/** Files that may be smaller, by how the manifest calls them. */
const mayBeSmall: readonly string[] = [
  // The bundler's own helpers, which it keeps apart: a group that names them doesn't move them.
  "_rolldown-runtime",
  // Only who may have an agent's contracts loads it, and nothing that they load beside it is theirs alone.
  "src/features/agent-contracts/components/contract-prompt.tsx",
  // Only members who open a menu load it; what it asks for is shared with the pages of messages.
  "src/app/shell/menus/rows/unread-everything.tsx",
  // Comes 20 s into a visit: nothing of what it asks for belongs to the first ones.
  "src/app/hooks/offline-supply.ts",
  // A part of its own, so that a tap whose answer can't be had says so; the deferred shell comes again in silence.
  "src/app/shell/prompts/prompts.tsx",
];

/** What to say of scripts that are too small. */
export const tooSmall = (dist: string): readonly string[] =>
  Object.entries(readManifest(dist))
    .filter(([key]) => !mayBeSmall.some((name) => key.startsWith(name)))
    .map(([, { file }]) => ({ file, size: statSync(join(dist, file)).size }))
    .filter(({ file, size }) => file.endsWith(".js") && size < SMALLEST)
    .map(({ file, size }) => `${file}: ${size} bytes are not worth a request of their own`);

/** The built site and the packages stay within their size budgets, and no script is tiny. */
export const sizes: Check = async (root) => {
  const { problems, ...findings } = await measure(
    join(root, "tooling"),
    join(root, "tooling/src/checks/size/budgets.ts"),
  );
  return { ...findings, problems: [...problems, ...tooSmall(join(root, "apps/mobile-web/dist"))] };
};
