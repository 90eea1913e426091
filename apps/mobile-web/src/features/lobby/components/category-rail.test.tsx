// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { CategoryRail } from "./category-rail.tsx";

afterEach(closePart);

it.each([
  ["loading show a skeleton", undefined, false, true],
  ["that failed to load show none", undefined, true, false],
  ["that are empty show none", [], false, false],
] as const)("categories %s", async (_, categories, failed, skeleton) => {
  await openPart(<CategoryRail categories={categories} failed={failed} current="HOT" recents="hidden" />, {});
  expect(document.querySelector(".vo-skeleton") !== null).toBe(skeleton);
});
