import { expect, test } from "vitest";
import { homeContent } from "./home-content.ts";

const member = { type: 0 };

test.each([
  [null, undefined, undefined],
  ["", member, undefined],
  ["SPORTS", undefined, "SPORTS"],
  ["LOTT", member, "LOTT"],
  ["HOT", undefined, "HOT"],
  ["HOT", member, "HOT"],
  ["RECENT", member, "RECENT"],
  ["RECENT", undefined, undefined],
  ["sports", member, undefined],
  ["NEW", member, undefined],
  ["toString", member, undefined],
] as const)("asked for %j by %j, home shows %s", (chosen, viewer, shown) => {
  expect(homeContent(chosen, viewer)).toBe(shown);
});
