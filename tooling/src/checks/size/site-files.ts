import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const chunkSchema = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});

const manifestSchema = z.record(z.string(), chunkSchema);

/** Vite's manifest: output files and imports by source module. */
type SiteManifest = z.infer<typeof manifestSchema>;

/** @throws Error if the site isn't built, ZodError if the file has another shape */
export const readManifest = (dist: string): SiteManifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")));

/** The chunks that load together with `keys`: themselves and their static imports, recursively. */
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

const screen = /^src\/screens\/([\w-]+)\/([\w-]+)\.screen\.tsx$/;
const homeScreen = "src/screens/home/home.screen.tsx";
/** The Firebase SDK, which loads on a tap. */
const firebase = "src/shared/sign-in/firebase-sign-in.ts";

/** Absolute paths of files of the built site that are downloaded together. */
export type SiteFiles = {
  readonly homeScripts: readonly string[];
  readonly homeStyles: readonly string[];
  /** Additional files for a tap on a provider's button. */
  readonly signInTap: readonly string[];
  /** Additional files of each other route. `area` is the folder of its screen. */
  readonly routes: readonly {
    readonly area: string;
    readonly name: string;
    readonly files: readonly string[];
  }[];
};

/** The distinct first groups of `pattern` in the HTML. */
const inHtml = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, found = ""]) => found)),
];

const scripts = /<(?:script|link)[^>]*\s(?:src|href)="\/([^"]+\.js)"/g;
const styles = /<link[^>]*\shref="\/([^"]+\.css)"/g;
const inlineScripts =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Writes the HTML's inline code into a file, so that it can be measured. */
const inlineFile = (html: string, pattern: RegExp, folder: string, name: string): readonly string[] => {
  const code = inHtml(html, pattern).join("");
  if (code === "") return [];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), code);
  return [join(folder, name)];
};

/**
 * The files of the site built into `dist`. Home's first load is the inline code of index.html, the chunks it
 * references, home's screen if it is a separate chunk, and their imports. Other routes and taps count what they add to
 * the chunks in index.html.
 * @param scratch a folder for the inline code
 * @throws Error if index.html references no chunk
 */
export const siteFiles = (dist: string, scratch: string): SiteFiles => {
  const manifest = readManifest(dist);
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const named = inHtml(html, scripts);
  const entries = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ""));
  if (entries.length === 0) throw new Error("The site's index.html references no chunk of its manifest.");

  const built = (files: readonly string[]): readonly string[] =>
    [...new Set(files)].map((file) => join(dist, file));
  const scriptsOf = (keys: ReadonlySet<string>): readonly string[] =>
    Array.from(keys, (key) => manifest[key]?.file ?? "").filter((file) => file.endsWith(".js"));
  const shell = closure(manifest, entries);
  const home = closure(manifest, [...entries, homeScreen]);
  const onTop = (key: string): readonly string[] =>
    built(scriptsOf(closure(manifest, [key]).difference(shell)));
  const stylesOfHome = Array.from(home).flatMap((key) => manifest[key]?.css ?? []);

  return {
    homeScripts: [
      ...built([...named, ...scriptsOf(home)]),
      ...inlineFile(html, inlineScripts, scratch, "inline.js"),
    ],
    homeStyles: [
      ...built([...inHtml(html, styles), ...stylesOfHome]),
      ...inlineFile(html, inlineStyles, scratch, "inline.css"),
    ],
    signInTap: onTop(firebase),
    routes: Object.keys(manifest)
      .filter((key) => screen.test(key) && !home.has(key))
      .map((key) => {
        const [, area = "", name = ""] = screen.exec(key) ?? [];
        return { area, name, files: onTop(key) };
      }),
  };
};
