import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { closure, siteFiles } from "./site-files.ts";
import { tooSmall } from "./tiny-scripts.ts";

const html = `<!doctype html>
<style>body { margin: 0 }</style>
<script type="application/json">{"status":{}}</script>
<script src="/early.js"></script>
<script>start()</script>
<link rel="modulepreload" href="/assets/vendor.js">
<script type="module" src="/assets/entry.js"></script>
<link rel="stylesheet" href="/assets/entry.css">`;

const manifest = {
  "index.html": { file: "assets/entry.js", imports: ["_vendor.js"], css: ["assets/entry.css"] },
  "_vendor.js": { file: "assets/vendor.js" },
  "_forms.js": { file: "assets/forms.js", imports: ["_vendor.js"] },
  "src/screens/home/home.screen.tsx": {
    file: "assets/home.js",
    imports: ["index.html"],
    css: ["assets/home.css"],
  },
  "src/screens/auth/login.screen.tsx": { file: "assets/login.js", imports: ["_forms.js"] },
  "src/screens/games/list.screen.tsx": { file: "assets/list.js", imports: ["_vendor.js"] },
  "src/shared/sign-in/firebase-sign-in.ts": { file: "assets/firebase.js", imports: ["_vendor.js"] },
};

const built = (replaced: object = manifest) =>
  plant({ "index.html": html, ".vite/manifest.json": JSON.stringify(replaced) });

/** The result for a planted site, with paths relative to its folder. */
const found = (dist: string) => {
  const { homeScripts, homeStyles, signInTap, routes } = siteFiles(dist, join(dist, "scratch"));
  const short = (files: readonly string[]) => files.map((file) => relative(dist, file));
  return {
    homeScripts: short(homeScripts),
    homeStyles: short(homeStyles),
    signInTap: short(signInTap),
    routes: routes.map((route) => ({ ...route, files: short(route.files) })),
  };
};

describe("files of the built site", () => {
  it("are home's scripts and styles, including inline ones, each once, and the additions of routes and taps", () => {
    const dist = built();
    const { homeScripts, ...others } = found(dist);
    expect(homeScripts.toSorted()).toEqual([
      "assets/entry.js",
      "assets/home.js",
      "assets/vendor.js",
      "early.js",
      "scratch/inline.js",
    ]);
    expect(others).toEqual({
      homeStyles: ["assets/entry.css", "assets/home.css", "scratch/inline.css"],
      signInTap: ["assets/firebase.js"],
      routes: [
        { area: "auth", name: "login", files: ["assets/login.js", "assets/forms.js"] },
        { area: "games", name: "list", files: ["assets/list.js"] },
      ],
    });
    // JSON in the HTML is not code.
    expect(readFileSync(join(dist, "scratch/inline.js"), "utf8")).toBe("start()");
    expect(readFileSync(join(dist, "scratch/inline.css"), "utf8")).toBe("body { margin: 0 }");
  });

  it("include a home screen that is bundled into the entry", () => {
    const { "src/screens/home/home.screen.tsx": _, ...merged } = manifest;
    expect(found(built(merged)).homeScripts).not.toContain("assets/home.js");
  });

  it("throw if the page references no built chunk, or nothing is built", () => {
    expect(() => found(built({ "index.html": { file: "assets/other.js" } }))).toThrow(/references no chunk/);
    expect(() => found(join(plant({}), "dist"))).toThrow(/manifest.json/);
  });
});

it("handle cyclic chunk imports", () => {
  const chunk = (other: string) => ({ file: other, imports: [other], css: [] });
  expect([...closure({ a: chunk("b"), b: chunk("a") }, ["a"])]).toEqual(["a", "b"]);
});

it("reports scripts that are too small for a request, including lazy ones, but not the bundler's helpers", () => {
  const files = {
    "assets/menu.js": "x".repeat(1_000),
    "assets/star.js": "x".repeat(999),
    "assets/star.css": "",
    "assets/dialog.js": "x",
    "assets/rolldown-runtime.js": "x",
  };
  const manifest = {
    "_menu.js": { file: "assets/menu.js" },
    "_star.js": { file: "assets/star.js" },
    "_star.css": { file: "assets/star.css" },
    "src/dialog.tsx": { file: "assets/dialog.js", isDynamicEntry: true },
    "_rolldown-runtime-1.js": { file: "assets/rolldown-runtime.js" },
  };
  const dist = plant({ ...files, ".vite/manifest.json": JSON.stringify(manifest) });
  expect(tooSmall(dist)).toEqual([
    "assets/star.js: 999 bytes are not worth a request of their own",
    "assets/dialog.js: 1 bytes are not worth a request of their own",
  ]);
});
