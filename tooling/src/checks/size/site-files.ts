import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closure, readManifest, type SiteManifest } from "./manifest.ts";

const screen = /^src\/screens\/([\w-]+)\/([\w-]+)\.screen\.tsx$/;
const homeScreen = "src/screens/home/home.screen.tsx";
/** The Firebase SDK behind its port: nothing loads it before a tap. */
const firebase = "src/shared/social/firebase-sign-in.ts";

/** Files of the built site, as absolute paths, that are downloaded together. */
export type SiteFiles = {
  readonly homeScripts: readonly string[];
  readonly homeStyles: readonly string[];
  /** What the tap on a provider's button adds. */
  readonly signInTap: readonly string[];
  /** What each other route adds to the shell: `area` is the folder of its screen. */
  readonly routes: readonly {
    readonly area: string;
    readonly name: string;
    readonly files: readonly string[];
  }[];
};

/** What `pattern` finds in the HTML: its first group, each once. */
const inHtml = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(html.matchAll(pattern), ([, found = ""]) => found)),
];

const scripts = (html: string): readonly string[] =>
  inHtml(html, /<(?:script|link)[^>]*\s(?:src|href)="\/([^"]+\.js)"/g);

const styles = (html: string): readonly string[] => inHtml(html, /<link[^>]*\shref="\/([^"]+\.css)"/g);

const inlineScripts =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Writes the code that stands in the HTML itself into a file of its own, so that it can be measured like one. */
const inlineFile = (html: string, pattern: RegExp, folder: string, name: string): readonly string[] => {
  const code = inHtml(html, pattern).join("");
  if (code === "") return [];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), code);
  return [join(folder, name)];
};

const scriptsOf = (manifest: SiteManifest, keys: Iterable<string>): readonly string[] =>
  Array.from(keys)
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((file) => file.endsWith(".js"));

const stylesOf = (manifest: SiteManifest, keys: Iterable<string>): readonly string[] =>
  Array.from(keys).flatMap((key) => manifest[key]?.css ?? []);

/**
 * What the site built into `dist` sends: home's first load is index.html's own code, the chunks it names, home's
 * screen where that is a chunk of its own, and everything these import; another route, and what a tap loads, is
 * what it adds to the chunks that index.html names.
 *
 * @param scratch a folder for the code that stands in the HTML
 * @throws Error when index.html names no chunk.
 */
export const siteFiles = (dist: string, scratch: string): SiteFiles => {
  const manifest = readManifest(dist);
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const named = new Set(scripts(html));
  const entries = Object.keys(manifest).filter((key) => named.has(manifest[key]?.file ?? ""));
  if (entries.length === 0) throw new Error("The site's index.html names no chunk of its manifest.");

  const built = (...files: readonly string[]): readonly string[] =>
    [...new Set(files)].map((file) => join(dist, file));
  const shell = closure(manifest, entries);
  const home = closure(manifest, [...entries, homeScreen]);
  const onTop = (key: string): readonly string[] =>
    built(
      ...scriptsOf(
        manifest,
        [...closure(manifest, [key])].filter((chunk) => !shell.has(chunk)),
      ),
    );

  return {
    homeScripts: [
      ...built(...named, ...scriptsOf(manifest, home)),
      ...inlineFile(html, inlineScripts, scratch, "inline.js"),
    ],
    homeStyles: [
      ...built(...styles(html), ...stylesOf(manifest, home)),
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
