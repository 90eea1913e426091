import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

const manifestSchema = z.record(z.string(), chunkSchema);

/** What Vite's build wrote, by source module: files, and which chunk needs which. */
export type SiteManifest = z.infer<typeof manifestSchema>;

/** @throws Error when the site isn't built, ZodError when the file is of another shape. */
export const readManifest = (dist: string): SiteManifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")));

/** The chunks that load together with `keys`: themselves and everything they import statically. */
export const closure = (manifest: SiteManifest, keys: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    found.add(key);
    for (const next of chunk.imports) visit(next);
  };
  for (const key of keys) visit(key);
  return found;
};
