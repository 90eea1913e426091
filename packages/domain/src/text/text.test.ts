import { expect, test } from "vitest";
import { badgeText, dayPart, maskName } from "./text.ts";

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
  [0, "morning"],
  [10, "morning"],
  [11, "early-afternoon"],
  [14, "early-afternoon"],
  [15, "late-afternoon"],
  [18, "late-afternoon"],
  [19, "evening"],
  [23, "evening"],
])("at %i o'clock it is %s", (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});

test.each([
  ["jugador", "j***r"],
  ["ana", "a***"],
  ["", "***"],
  ["🦅águila", "🦅***a"],
])("%j is masked as %s", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
