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
] as const)("with recents that are %s the entry leads to %s", async (recents, href) => {
  const { t } = await openPart(
    <CategoryRail categories={[]} failed={false} current="HOT" recents={recents} />,
    {},
  );
  const entry = screen.queryByRole("link", { name: t("shell.categories.RECENT") });
  expect(entry?.getAttribute("href")).toBe(href);
});

it.each([
  ["on their way have room", undefined, false, true],
  ["that can't be had have none for ever", undefined, true, false],
  ["that are none have none", [], false, false],
] as const)("categories %s", async (_, categories, failed, room) => {
  await openPart(<CategoryRail categories={categories} failed={failed} current="HOT" recents="hidden" />, {});
  expect(document.querySelector(".vo-skeleton") !== null).toBe(room);
});
