import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** A game in a grid. */
interface Tile {
  readonly name: string;
  /** Opens the game. */
  readonly open: Locator;
  readonly star: Locator;
}

/** The grid of a list page. */
export const gameGrid = (page: Page, { t }: Texts) => {
  const list = page.getByRole("list", { name: t("games.list") });
  const tiles = list.getByRole("listitem");

  /** The position in the list (from 1) of the last rendered tile. */
  const lastPlace = async () => Number(await tiles.last().getAttribute("aria-posinset"));

  /** The number of games in the list, as shown. */
  const size = async () => Number(await tiles.first().getAttribute("aria-setsize"));

  return {
    tiles,
    lastPlace,
    first: tiles.first(),
    size,
    /**
     * The game at a position (from 1) of the whole list. Only the rows near the screen are rendered; its locators find
     * it by name.
     */
    tile: async (place: number): Promise<Tile> => {
      const there = list.locator(`[aria-posinset="${place}"]`);
      const name = (await there.getByRole("link").textContent()) ?? "";
      return {
        name,
        open: list.getByRole("link", { name, exact: true }),
        star: list.getByRole("button", { name: `${t("games.favourite")}: ${name}`, exact: true }),
      };
    },
    /** Scrolls down until the tile at this place (from 1) has loaded. */
    scrollTo: async (place: number) => {
      await expect(async () => {
        await page.evaluate(() => scrollBy({ top: 900, behavior: "instant" }));
        expect(await lastPlace()).toBeGreaterThanOrEqual(place);
      }).toPass({ intervals: [150], timeout: 30_000 });
    },
    /**
     * Chooses the first vendor of the strip and waits until the grid shows only that vendor's games: the address
     * changes first.
     */
    chooseVendor: async () => {
      const whole = await size();
      await page
        .getByRole("radiogroup", { name: t("games.vendors") })
        .getByRole("img")
        .first()
        .click();
      await expect(page).toHaveURL(/vassalage=/);
      await expect.poll(size).toBeLessThan(whole);
    },
    /** Leaves the vendor for all games. */
    leaveVendor: () =>
      page
        .getByRole("group", { name: t("games.show") })
        .getByRole("radio", { name: t("games.modes.all"), exact: true })
        .click(),
    /** Chooses one of the four lists. */
    show: async (mode: "all" | "hot" | "fav" | "recent") => {
      const modes = page.getByRole("group", { name: t("games.show") });
      const choice = modes.getByRole("radio", { name: t(`games.modes.${mode}`), exact: true });
      await choice.click();
      await expect(choice).toBeChecked();
    },
  };
};

/** Page object of a game list's filters. */
export const listTools = (page: Page, { t }: Texts) => {
  const drawer = page.getByRole("dialog", { name: t("games.filter.title") });
  const quiet = page.getByRole("button", { name: t("games.filter.open"), exact: true });
  const active = page.getByRole("button", { name: t("games.filter.openActive"), exact: true });
  const vendors = page.getByRole("radiogroup", { name: t("games.vendors") });
  return {
    drawer,
    /** Opens the filter, if there is one. */
    filter: { quiet, active, any: quiet.or(active) },
    /** One of the filter's parts. */
    part: (name: "vendor" | "minBet") => drawer.getByRole("group", { name: t(`games.filter.${name}`) }),
    submit: drawer.getByRole("button", { name: t("common.apply") }),
    reset: drawer.getByRole("button", { name: t("common.reset") }),
    vendors,
    search: page.getByRole("searchbox", { name: t("games.search.field") }),
    mode: (mode: "all" | "hot" | "fav" | "recent") =>
      page
        .getByRole("group", { name: t("games.show") })
        .getByRole("radio", { name: t(`games.modes.${mode}`), exact: true }),
    type: page.getByRole("combobox", { name: t("home.categories") }),
    /** The header's search, which leads to the list's field. */
    searchAbove: page.getByRole("banner").getByRole("button", { name: t("games.search.field") }),
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
      top: first?.getBoundingClientRect().top ?? Number.NaN,
    };
  });

/** Waits until the address has the list's current position, and returns its index. */
export const placeInAddress = async (page: Page): Promise<number> => {
  const noted = () => Number(new URL(page.url()).searchParams.get("at") ?? Number.NaN);
  // An earlier position may be written while the list is still moving, so compare with the screen.
  await expect.poll(async () => (await placeOnScreen(page)).place - 1 === noted()).toBe(true);
  return noted();
};
