import { expect, moving, test } from "./fixtures.ts";
import { watchHomesScripts } from "./last-code-of-home.ts";
import { openSettled } from "./settled.ts";

test.use(moving);

/** Budget of scripts that home loads by itself, in files and bytes (docs/decisions/063). */
const FILES = 20;
const BYTES = 219_000;

test("home loads few scripts by itself, each worth its request", async ({ page }) => {
  const allScripts = watchHomesScripts(page);
  await openSettled(page, "/m/home");
  const scripts = await allScripts();
  expect(scripts.length, scripts.join("\n")).toBeLessThanOrEqual(FILES);
  const bytes = () =>
    page.evaluate(
      (names) =>
        names.map((name) => {
          const [entry] = performance.getEntriesByName(name, "resource");
          return entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
        }),
      scripts,
    );
  await expect.poll(async () => (await bytes()).every((size) => size > 0)).toBe(true);
  expect((await bytes()).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES);
});
