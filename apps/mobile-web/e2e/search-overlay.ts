import { expect, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Page object of the slot search. */
export const searchOverlay = (page: Page, { t }: Texts) => {
  const dialog = page.getByRole("dialog", { name: t("gameSearch.title") });
  const opener = page.getByRole("banner").getByRole("button", { name: t("games.search.field") });
  const found = dialog.getByRole("list", { name: t("gameSearch.results") });
  const tileOf = (list: typeof found, name: string) => ({
    open: list.getByRole("link", { name, exact: true }),
    star: list.getByRole("button", { name: `${t("games.favourite")}: ${name}`, exact: true }),
  });
  return {
    dialog,
    opener,
    field: dialog.getByRole("searchbox"),
    found,
    collection: dialog.getByRole("list", { name: t("games.modes.fav") }),
    hot: dialog.getByRole("list", { name: t("home.hot") }),
    more: dialog.getByRole("button", { name: `${t("common.showMore")}: ${t("gameSearch.results")}` }),
    moreFavourites: dialog.getByRole("button", { name: `${t("common.showMore")}: ${t("games.modes.fav")}` }),
    close: dialog.getByRole("button", { name: t("common.close") }),
    /** Waits until the overlay announces a text. Toasts over the page have their own live region in it. */
    says: (text: string) =>
      expect(dialog.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) })).toHaveCount(1),
    /** The announcement of this number of results. */
    foundSoMany: (count: number, name: string) => t("gameSearch.found", { count, name }),
    open: async () => {
      await opener.click();
      await expect(dialog.getByRole("searchbox")).toBeFocused();
    },
    /** The tile at a place (from 1) of a list in the overlay; its locators find it by name. */
    tile: async (list: typeof found, place: number) => {
      const name =
        (await list
          .getByRole("listitem")
          .nth(place - 1)
          .getByRole("link")
          .textContent()) ?? "";
      return { name, ...tileOf(list, name) };
    },
  };
};

/** The slot searches that reach the gateway from now on, as `name page size`. */
export const searchesOf = (page: Page): readonly string[] => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/games" && searchParams.get("gameName") && searchParams.get("gameType") === "RNG")
      requests.push(["gameName", "pageNo", "pageSize"].map((field) => searchParams.get(field)).join(" "));
  });
  return requests;
};
