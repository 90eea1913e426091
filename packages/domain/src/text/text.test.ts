import { expect, test } from "vitest";
import { badgeText, maskName } from "./text.ts";

test.each([
  [-1, undefined],
  [0, undefined],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("a badge for %i says %s", (count, text) => {
  expect(badgeText(count)).toBe(text);
});

test.each([
  ["jugador", "j***r"],
  ["ana", "a***"],
  ["", "***"],
  ["🦅águila", "🦅***a"],
])("%j is masked as %s", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
