import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** The pages that start with a category's providers, and one of those providers in the seeded world. */
export const vendorPages = [
  { path: "/m/live-games", type: "LIVE", vendors: 4, vendor: "Cristal", code: "CRS" },
  { path: "/m/sport-games", type: "SPORTS", vendors: 3, vendor: "Golazo", code: "GLZ" },
  { path: "/m/esport-games", type: "ESPORTS", vendors: 3, vendor: "DS Arena", code: "DS88" },
  { path: "/m/cockfight", type: "COCKFIGHT", vendors: 2, vendor: "Palenque", code: "PLN" },
  { path: "/m/lott", type: "LOTT", vendors: 2, vendor: "Sorteo MX", code: "SRT" },
  { path: "/m/elott", type: "ELOTT", vendors: 2, vendor: "Quiniela", code: "QNI" },
] as const;

/** Pages with providers that open their own lobby. */
export const playedPages = vendorPages.filter(({ type }) => type !== "LIVE");

/** Page object of a vendor centre. */
export const vendorPage = (page: Page, { t }: Texts) => {
  const main = page.getByRole("main");
  const tiles = main.getByRole("list", { name: t("vendorCentre.vendors") });
  return {
    tiles: tiles.getByRole("link"),
    tile: (name: string) => tiles.getByRole("link", { name: new RegExp(name) }),
    /** The link to all games of a provider, or of the category. */
    seeAll: (title: string) =>
      main.getByRole("link", { name: `${t("common.seeAll")}: ${title}`, exact: true }),
    /** First games of a provider. */
    strip: (vendor: string, type: (typeof vendorPages)[number]["type"]) =>
      main.getByRole("list", {
        name: t("home.vendorLead", { vendor, category: t(`shell.categories.${type}`) }),
      }),
    dealers: main.getByRole("list", { name: t("liveTables.title") }),
    scores: main.getByRole("list", { name: t("liveScores.title") }).getByRole("link"),
    failure: main.getByRole("alert").filter({ hasText: t("vendorCentre.failed") }),
    empty: main.getByRole("heading", { name: t("vendorCentre.empty.title") }),
  };
};

/** The title of an open game. */
export const gameTitle = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
