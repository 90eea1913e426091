import { expect, it } from "vitest";
import { foreignParts } from "./foreign-parts.ts";

it("names the class names that came along, once each", () => {
  const own = 'f("vo-badge");f("vo-badge__dot")';
  expect(foreignParts(own, `${own};f("vo-coin");f("vo-coin")`)).toEqual(["vo-coin"]);
});

it("is content with less: a part that the component no longer draws", () => {
  expect(foreignParts('f("vo-badge");f("vo-badge__dot")', 'f("vo-badge")')).toEqual([]);
});
