import { join } from "node:path";
import { expect, it } from "vitest";
import { plant } from "../../testing/plant.ts";
import { measure } from "./size.ts";

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
