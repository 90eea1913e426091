import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { brotliSize } from "./brotli.ts";
import { closure } from "./manifest.ts";
import { measureSite } from "./site.ts";

const code = (word: string) => `export const ${word} = "${word.repeat(40)}";`;
const html = `<!doctype html>
<style>body { margin: 0 }</style>
<script type="application/json">{"status":{}}</script>
<script src="/early.js"></script>
<link rel="modulepreload" href="/assets/vendor.js">
<script type="module" src="/assets/entry.js"></script>
<link rel="stylesheet" href="/assets/entry.css">`;

const manifest = {
  "index.html": {
    file: "assets/entry.js",
    imports: ["_vendor.js"],
    css: ["assets/entry.css"],
  },
  "_vendor.js": { file: "assets/vendor.js" },
  "_forms.js": { file: "assets/forms.js", imports: ["_vendor.js"] },
  "src/screens/home/home.screen.tsx": {
    file: "assets/home.js",
    imports: ["index.html"],
    css: ["assets/home.css"],
  },
  "src/screens/auth/login.screen.tsx": { file: "assets/login.js", imports: ["_forms.js"] },
  "src/screens/games/list.screen.tsx": { file: "assets/list.js", imports: ["_vendor.js"] },
  "src/shared/social/firebase-sign-in.ts": { file: "assets/firebase.js", imports: ["_vendor.js"] },
};

const files = ["early.js", "assets/vendor.js", "assets/entry.js", "assets/forms.js", "assets/home.js"].concat(
  ["assets/login.js", "assets/list.js", "assets/firebase.js", "assets/entry.css", "assets/home.css"],
);

const built = (replaced: object = manifest) =>
  plant({
    "index.html": html,
    ".vite/manifest.json": JSON.stringify(replaced),
    ...Object.fromEntries(files.map((file) => [file, code(file.replace(/\W/g, ""))])),
  });

const sum = (...names: readonly string[]) =>
  names.reduce((total, name) => total + brotliSize(code(name.replace(/\W/g, ""))), 0);

describe("sizes of the built site", () => {
  it("counts home's scripts once each: the HTML's own, the entry, its imports and the screen", () => {
    const [script] = measureSite(built());
    expect(script?.bytes).toBe(sum("early.js", "assets/vendor.js", "assets/entry.js", "assets/home.js"));
  });

  it("counts home's styles, those in the HTML included", () => {
    const [, styles] = measureSite(built());
    const inline = brotliSize("body { margin: 0 }");
    expect(styles?.bytes).toBe(sum("assets/entry.css", "assets/home.css") + inline);
  });

  it("counts what the tap on a provider's button loads", () => {
    const [, , tap] = measureSite(built());
    expect(tap?.bytes).toBe(sum("assets/firebase.js"));
  });

  it("counts what a route adds to the shell, against the budget of its area", () => {
    const [, , , ...routes] = measureSite(built());
    expect(routes).toEqual([
      {
        budget: "auth route: JavaScript on top of the shell",
        part: "auth/login",
        bytes: sum("assets/login.js", "assets/forms.js"),
      },
      {
        budget: "other route: JavaScript on top of the shell",
        part: "games/list",
        bytes: sum("assets/list.js"),
      },
    ]);
  });

  it("takes a home screen that was built into the entry as part of it", () => {
    const { "src/screens/home/home.screen.tsx": _, ...merged } = manifest;
    const [script] = measureSite(built(merged));
    expect(script?.bytes).toBe(sum("early.js", "assets/vendor.js", "assets/entry.js"));
  });

  it("refuses a page that names none of the built chunks", () => {
    const renamed = { "index.html": { file: "assets/other.js" } };
    expect(() => measureSite(built(renamed))).toThrow(/names no chunk/);
  });

  it("says so when there is no build", () => {
    expect(() => measureSite(join(plant({}), "dist"))).toThrow(/manifest.json/);
  });
});

describe("closure", () => {
  it("ends when chunks import each other", () => {
    const ring = { a: { file: "a", imports: ["b"], css: [] } };
    const both = { ...ring, b: { file: "b", imports: ["a"], css: [] } };
    expect([...closure(both, ["a"])]).toEqual(["a", "b"]);
  });
});
