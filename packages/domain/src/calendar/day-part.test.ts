import { expect, test } from "vitest";
import { dayPart } from "./day-part.ts";

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
