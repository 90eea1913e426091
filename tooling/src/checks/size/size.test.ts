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

it("tells files of code that are too small for a request", () => {
  const files = {
    "assets/menu.js": "x".repeat(1_000),
    "assets/star.js": "x".repeat(999),
    "assets/star.css": "",
  };
  const manifest = Object.fromEntries(Object.keys(files).map((file) => [file, { file }]));
  const dist = plant({ ...files, ".vite/manifest.json": JSON.stringify(manifest) });
  expect(tooSmall(dist)).toEqual(["assets/star.js: 999 bytes are not worth a request of their own"]);
});
