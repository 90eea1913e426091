import { expect, it } from "vitest";
import { isSupported } from "./browser-floor.ts";

const CSS = { supports: (_property: string, value: string) => value.startsWith("oklch(") };
const CompressionStream = class {};

it.each([
  ["at the floor", { CompressionStream, CSS }, true],
  ["without compression streams", { CSS }, false],
  ["without OKLCH colours", { CompressionStream, CSS: { supports: () => false } }, false],
  ["that can't even be asked for its colours", { CompressionStream }, false],
])("a browser %s", (_which, browser, supported) => {
  expect(isSupported(browser)).toBe(supported);
});
