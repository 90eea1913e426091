// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
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

it("has a menu even of a single category, which is active (Spec §2)", async () => {
  const { names, chosen } = await open([promotion("1", ["a"])], [category("a")]);
  expect(names).toEqual(["Categoría a"]);
  expect(chosen).toBe(0);
});

it("opens on all promotions, before the categories that have some, and the others last", async () => {
  const { t, names, chosen } = await open(
    [promotion("1", ["a"]), promotion("2", []), promotion("3", ["a", "c"])],
    [category("a"), category("b"), category("c")],
  );
  expect(names).toEqual([t("promotions.every"), "Categoría a", "Categoría c", t("promotions.others")]);
  expect(chosen).toBe(0);
  expect(screen.getAllByRole("link")).toHaveLength(3);
  fireEvent.click(screen.getByRole("radio", { name: "Categoría c" }));
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(1));
  fireEvent.click(screen.getByRole("radio", { name: t("promotions.every") }));
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(3));
});

it("has no menu without categories", async () => {
  const { menu } = await open([promotion("1", []), promotion("2", [])], []);
  expect(menu).toBe(null);
});

it("has no menu if there are no promotions", async () => {
  const { menu } = await open([], [category("a"), category("b")]);
  expect(menu).toBe(null);
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
