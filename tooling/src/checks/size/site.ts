import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliSize, brotliSizeOfFiles } from "./brotli.ts";
import type { Measurement } from "./budgets.ts";
import { closure, readManifest, type SiteManifest } from "./manifest.ts";

const screen = /^src\/screens\/([\w-]+)\/([\w-]+)\.screen\.tsx$/;
const homeScreen = "src/screens/home/home.screen.tsx";
/** The Firebase SDK behind its port: nothing loads it before a tap (docs/decisions/073). */
const firebase = "src/shared/social/firebase-sign-in.ts";

/** Local files that index.html itself asks for with `pattern`, without the leading slash. */
const filesInHtml = (html: string, pattern: RegExp): readonly string[] =>
  Array.from(html.matchAll(pattern), ([, file = ""]) => file);

const scripts = (html: string): readonly string[] => [
  ...filesInHtml(html, /<script[^>]*\ssrc="\/([^"]+\.js)"/g),
  ...filesInHtml(html, /<link[^>]*\shref="\/([^"]+\.js)"/g),
];

const styles = (html: string): readonly string[] => filesInHtml(html, /<link[^>]*\shref="\/([^"]+\.css)"/g);

const inlineScripts =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Bytes of the code that stands in the HTML itself; nothing costs nothing, although brotli of it does. */
const inlineSize = (html: string, pattern: RegExp): number => {
  const code = Array.from(html.matchAll(pattern), ([, text = ""]) => text).join("");
  return code === "" ? 0 : brotliSize(code);
};

const filesOf = (manifest: SiteManifest, keys: Iterable<string>): readonly string[] =>
  Array.from(keys).flatMap((key) => manifest[key]?.file ?? []);

const stylesOf = (manifest: SiteManifest, keys: Iterable<string>): readonly string[] =>
  Array.from(keys).flatMap((key) => manifest[key]?.css ?? []);

/** The chunks that index.html loads itself. */
const entriesOf = (manifest: SiteManifest, html: string): readonly string[] => {
  const named = new Set(scripts(html));
  return Object.keys(manifest).filter((key) => named.has(manifest[key]?.file ?? ""));
};

/**
 * What the built site under `dist` sends: home's first load is index.html's own code, the chunks it names,
 * home's screen where that is a chunk of its own, and everything these import; another route, and what a tap
 * loads, costs what it adds to the chunks that index.html names.
 *
 * @throws Error when index.html names no chunk.
 */
export const measureSite = (dist: string): readonly Measurement[] => {
  const manifest = readManifest(dist);
  const html = readFileSync(join(dist, "index.html"), "utf8");
  const entries = entriesOf(manifest, html);
  if (entries.length === 0) throw new Error("The site's index.html names no chunk of its manifest.");

  const bytes = (files: readonly string[]): number =>
    brotliSizeOfFiles([...new Set(files)].map((file) => join(dist, file)));
  const shell = closure(manifest, entries);
  const home = closure(manifest, [...entries, homeScreen]);
  const isScript = (file: string): boolean => file.endsWith(".js");

  const onTop = (key: string): number =>
    bytes(
      filesOf(
        manifest,
        [...closure(manifest, [key])].filter((chunk) => !shell.has(chunk)),
      ).filter(isScript),
    );

  const routes = Object.keys(manifest)
    .filter((key) => screen.test(key) && !home.has(key))
    .map((key): Measurement => {
      const [, area = "", name = ""] = screen.exec(key) ?? [];
      return {
        budget:
          area === "auth"
            ? "auth route: JavaScript on top of the shell"
            : "other route: JavaScript on top of the shell",
        part: `${area}/${name}`,
        bytes: onTop(key),
      };
    });

  return [
    {
      budget: "home: JavaScript of the first load",
      bytes:
        bytes([...scripts(html), ...filesOf(manifest, home).filter(isScript)]) +
        inlineSize(html, inlineScripts),
    },
    {
      budget: "home: CSS of the first load",
      bytes: bytes([...styles(html), ...stylesOf(manifest, home)]) + inlineSize(html, inlineStyles),
    },
    { budget: "sign-in with Google or Facebook: JavaScript of the tap", bytes: onTop(firebase) },
    ...routes,
  ];
};
