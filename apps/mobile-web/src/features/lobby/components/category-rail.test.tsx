// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { CategoryRail } from "./category-rail.tsx";

afterEach(closePart);

it.each([
  ["hidden", undefined],
  ["allowed", "/m/home?category=RECENT"],
  ["log-in", "/m/login?back=%2Fm%2Fhome%3Fcategory%3DRECENT"],
] as const)("links %s recents to %s", async (recents, href) => {
  const { t } = await openPart(
    <CategoryRail categories={[]} failed={false} current="HOT" recents={recents} />,
    {},
  );
  const entry = screen.queryByRole("link", { name: t("shell.categories.RECENT") });
  expect(entry?.getAttribute("href")).toBe(href);
});

it.each([
  ["loading show a skeleton", undefined, false, true],
  ["that failed to load show none", undefined, true, false],
  ["that are empty show none", [], false, false],
] as const)("categories %s", async (_, categories, failed, skeleton) => {
  await openPart(<CategoryRail categories={categories} failed={failed} current="HOT" recents="hidden" />, {});
  expect(document.querySelector(".vo-skeleton") !== null).toBe(skeleton);
});
