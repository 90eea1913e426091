import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod/mini";

const manifest = z.record(z.string(), z.object({ file: z.string() }));

const siteFolder = resolve(process.env.VOLADO_SITE_DIR ?? join(import.meta.dirname, "../dist"));

/**
 * The path of a chunk, e.g. `/assets/1a2b3c4.js`; most have no readable name.
 * @param source the end of its source's path, e.g. `home/lower-home.tsx`
 * @throws Error if no chunk starts with that source
 */
export const codeFile = (source: string): string => {
  const pieces = manifest.parse(JSON.parse(readFileSync(join(siteFolder, ".vite/manifest.json"), "utf8")));
  const [, piece] = Object.entries(pieces).find(([key]) => key.endsWith(source)) ?? [];
  if (!piece) throw new Error(`The build has no chunk for ${source}.`);
  return `/${piece.file}`;
};
