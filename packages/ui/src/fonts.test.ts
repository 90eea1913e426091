import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const font = readFileSync(new URL("./fonts/familjen-grotesk-latin.woff2", import.meta.url));

test("the display font is the published file, unchanged", () => {
  const published = createRequire(import.meta.url).resolve(
    "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
  );
  expect(font.equals(readFileSync(published))).toBe(true);
});

test("it stays within 25 KB, so that it doesn't delay the first picture", () => {
  expect(font.byteLength).toBeLessThanOrEqual(25_000);
});
