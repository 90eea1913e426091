import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Page object of the hot games centre. */
export const hotCentre = (page: Page, { t }: Texts) => {
  const list = page.getByRole("list", { name: t("shell.titles.hot") });
  const drawer = page.getByRole("dialog", { name: t("games.filter.title") });
  const choice = (part: string) => (name: string) =>
    drawer.getByRole("group", { name: part }).getByRole("radio", { name, exact: true });
  const main = page.getByRole("main");
  return {
    list,
    tiles: list.getByRole("listitem"),
    collection: page.getByRole("list", { name: t("games.modes.fav") }).getByRole("listitem"),
    search: page.getByRole("searchbox", { name: t("hotCentre.search") }),
    mode: (mode: "hot" | "fav") =>
      page
        .getByRole("group", { name: t("games.show") })
        .getByRole("radio", { name: t(`games.modes.${mode}`), exact: true }),
    filter: page.getByRole("button", { name: t("games.filter.open") }),
    drawer,
    type: choice(t("hotCentre.type")),
    vendor: choice(t("games.filter.vendor")),
    submit: drawer.getByRole("button", { name: t("common.apply") }),
    reset: drawer.getByRole("button", { name: t("common.reset") }),
    loading: main.getByRole("status").filter({ hasText: t("common.loading") }),
    skeletons: main.locator(".vo-game-grid__row:not(.vo-game-grid__sample) > [data-skeleton]"),
    failure: main.getByRole("alert").filter({ hasText: t("games.failed") }),
    retry: main.getByRole("button", { name: t("common.retry") }),
    empty: (look: "hot" | "filter" | "fav") =>
      main.getByRole("heading", { name: t(`games.empty.${look}.title`) }),
    /** The number of games in the list, as shown. */
    size: async () => Number(await list.getByRole("listitem").first().getAttribute("aria-setsize")),
  };
};
