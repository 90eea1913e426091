import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { readSite, type Site } from "./site-files.ts";

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/** What every build writes anew. To look at each of its hundreds of files took a sixth of the gateway's time. */
const WRITTEN_EACH_TIME = ["index.html", "csp.json", ".vite/manifest.json"];

const fileStamp = async (path: string): Promise<string> => {
  const file = await stat(path).catch(() => undefined);
  return file === undefined ? "missing" : `${file.size} ${file.mtimeMs}`;
};

/** Sizes and times of what every build writes anew; it changes with each build. */
export const buildStamp = async (folder: string): Promise<string> =>
  (await Promise.all(WRITTEN_EACH_TIME.map((name) => fileStamp(join(folder, name))))).join("\n");

/** Every file that a build's own list and its page name. */
const namedFiles = async (folder: string, { page }: Site): Promise<readonly string[]> => {
  const text = await readFile(join(folder, ".vite/manifest.json"), "utf8");
  const listed = Object.values(manifestSchema.parse(JSON.parse(text)));
  const inPage = Array.from(page.matchAll(/\/(assets\/[\w.-]+\.\w+)/g), ([, name = ""]) => name);
  return [...listed.flatMap(({ file, css, assets }) => [file, ...css, ...assets]), ...inPage];
};

/**
 * Reads a site that was built while another is served.
 *
 * @throws Error while the build isn't whole: a file is missing that its list of files or its page names.
 */
export const readWholeSite = async (folder: string): Promise<Site> => {
  const site = await readSite(folder);
  const missing = (await namedFiles(folder, site)).find((name) => !site.files.has(`/${name}`));
  if (missing !== undefined) throw new Error(`${missing} is not there.`);
  return site;
};
