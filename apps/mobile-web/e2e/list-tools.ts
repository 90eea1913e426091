import { expect, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Page object of a game list's filters. */
export const listTools = (page: Page, { t }: Texts) => {
  const drawer = page.getByRole("dialog", { name: t("games.filter.title") });
  const quiet = page.getByRole("button", { name: t("games.filter.open"), exact: true });
  const active = page.getByRole("button", { name: t("games.filter.openActive"), exact: true });
  const vendors = page.getByRole("radiogroup", { name: t("games.vendors") });
  return {
    drawer,
    /** Opens the filter, where there is one. */
    filter: { quiet, active, any: quiet.or(active) },
    /** One of the filter's parts. */
    part: (name: "vendor" | "minBet") => drawer.getByRole("group", { name: t(`games.filter.${name}`) }),
    submit: drawer.getByRole("button", { name: t("common.apply") }),
    reset: drawer.getByRole("button", { name: t("common.reset") }),
    vendors,
    allVendors: vendors.getByRole("radio", { name: t("games.allVendors"), exact: true }),
    search: page.getByRole("searchbox", { name: t("games.search.field") }),
    mode: (mode: "all" | "hot" | "fav" | "recent") =>
      page
        .getByRole("group", { name: t("games.show") })
        .getByRole("radio", { name: t(`games.modes.${mode}`), exact: true }),
    types: page.getByRole("group", { name: t("home.categories") }),
  };
};

/**
 * Position of a grid on the screen: the first game below the bar, by its place from 1, and its distance from the top.
 */
export const placeOnScreen = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const tiles = [...document.querySelectorAll("[aria-posinset]")];
    const first = tiles.find((tile) => tile.getBoundingClientRect().bottom > bar + 1);
    return {
      place: Number(first?.getAttribute("aria-posinset")),
      top: Math.round(first?.getBoundingClientRect().top ?? Number.NaN),
    };
  });

/** Waits until the address has the list's current position, and returns its index. */
export const placeInAddress = async (page: Page): Promise<number> => {
  const noted = () => Number(new URL(page.url()).searchParams.get("at") ?? Number.NaN);
  // An earlier position may be written while the list still moves: the screen decides.
  await expect.poll(async () => (await placeOnScreen(page)).place - 1 === noted()).toBe(true);
  return noted();
};
