import { join } from "node:path";
import { expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { measure, tooSmall } from "./size.ts";

const tooling = join(import.meta.dirname, "../../..");
const asTheyAre = { brotli: false, disablePlugins: ["@size-limit/esbuild"] };

/** What size-limit says of a file of 1,000 bytes, and of one that may not be there. */
const measured = (limit: string, path = "a.js") => {
  const rows = [{ ...asTheyAre, name: "a", limit, path }];
  const root = plant({ "a.js": "x".repeat(1_000), "budgets.json": JSON.stringify(rows) });
  return measure(tooling, join(root, "budgets.json"));
};

it("passes at the limit", async () => {
  expect(await measured("1 kB")).toMatchObject({
    problems: [],
    table: expect.stringMatching(/a +1\.00 +1\.00$/),
  });
});

it("fails one byte above it", async () => {
  expect((await measured("999 B")).problems).toEqual(["a: 1.00 KB is over the budget of 1.00 KB"]);
});

it("fails when there is nothing to measure", async () => {
  expect((await measured("1 kB", "b.js")).problems).toEqual(["a: nothing was found to measure"]);
});

it("tells scripts that are too small for a request, late parts' own too, but not the bundler's helpers", () => {
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
