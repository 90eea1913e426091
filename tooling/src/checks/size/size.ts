import { statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { run } from "../../process/run.ts";
import type { Check, Findings } from "../check.ts";
import { readManifest } from "./manifest.ts";

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

/** Bytes below which code that parts share is not worth a request of its own. */
const SMALLEST = 1_000;

/** The bundler's own helpers, which it keeps apart. */
const helpers = "_rolldown-runtime";

/** What to say of files of shared code that are too small. A late part's own file is as small as the part is. */
export const tooSmall = (dist: string): readonly string[] =>
  Object.entries(readManifest(dist))
    .filter(([key, { isEntry, isDynamicEntry }]) => !isEntry && !isDynamicEntry && !key.startsWith(helpers))
    .map(([, { file }]) => ({ file, size: statSync(join(dist, file)).size }))
    .filter(({ file, size }) => file.endsWith(".js") && size < SMALLEST)
    .map(({ file, size }) => `${file}: ${size} bytes are not worth a request of their own`);

/** The built site and the packages stay within their size budgets, and no file of shared code is tiny. */
export const sizes: Check = async (root) => {
  const { problems, ...findings } = await measure(
    join(root, "tooling"),
    join(root, "tooling/src/checks/size/budgets.ts"),
  );
  return { ...findings, problems: [...problems, ...tooSmall(join(root, "apps/mobile-web/dist"))] };
};
