// @vitest-environment jsdom

import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closePart, openPart } from "../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../shared/testing/stub-dialogs.ts";
import PromotionsScreen from "./promotions.screen.tsx";

const category = (id: string) => ({ id, title: `Categoría ${id}`, iconImageUrl: "" });
const promotion = (id: string, of: readonly string[]) => ({
  announcementId: id,
  title: `Promoción ${id}`,
  promoAnnouncementCategoryIds: of,
});

/** Renders these promotions and categories, and returns the menu. */
const open = async (
  promotions: readonly ReturnType<typeof promotion>[],
  categories: readonly ReturnType<typeof category>[],
) => {
  const { t } = await openPart(<PromotionsScreen />, {
    "/api/announcements": [{ value: { promotion: promotions } }],
    "/api/announcements/categories": [{ value: categories }],
  });
  await (promotions.length > 0
    ? screen.findAllByRole("link", { name: /Promoción/ })
    : screen.findByText(t("promotions.noneTitle")));
  const menu = screen.queryByRole("radiogroup", { name: t("promotions.categories") });
  const tabs = screen.queryAllByRole<HTMLInputElement>("radio");
  return {
    t,
    menu,
    names: tabs.map((radio) => radio.closest("label")?.textContent),
    chosen: tabs.findIndex(({ checked }) => checked),
  };
};

beforeEach(stubDialogs);
afterEach(closePart);

it("has a menu with the first category active, even if it is the only one (Spec §2)", async () => {
  const { names, chosen } = await open([promotion("1", ["a"])], [category("a")]);
  expect(names).toEqual(["Categoría a"]);
  expect(chosen).toBe(0);
});

it("lists the others last, beside a single category", async () => {
  const { t, names } = await open([promotion("1", ["a"]), promotion("2", [])], [category("a")]);
  expect(names).toEqual(["Categoría a", t("promotions.others")]);
});

it("has no menu without categories", async () => {
  const { menu } = await open([promotion("1", []), promotion("2", [])], []);
  expect(menu).toBe(null);
});

it("keeps the menu if there are no promotions", async () => {
  const { names } = await open([], [category("a"), category("b")]);
  expect(names).toEqual(["Categoría a", "Categoría b"]);
});

it("says that the promotions could not be refreshed, and still shows them", async () => {
  const { t, site } = await openPart(<PromotionsScreen />, {
    "/api/announcements": [{ value: { promotion: [promotion("1", ["a"])] } }, "refused"],
    "/api/announcements/categories": [{ value: [category("a")] }],
  });
  await screen.findByRole("link", { name: /Promoción/ });
  expect(screen.queryByText(t("promotions.stale"))).toBe(null);
  await act(() => site.queries.invalidateQueries());
  expect(await screen.findByText(t("promotions.stale"))).toBeTruthy();
  expect(screen.getByRole("link", { name: /Promoción/ })).toBeTruthy();
});
