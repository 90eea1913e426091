import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Chooses an option, and waits until the page has followed. */
export const choose = async (radio: Locator): Promise<void> => {
  await radio.click({ force: true });
  await expect(radio).toBeChecked();
};

/** Page object of the lottery hall. */
export const lotteryPage = (page: Page, { t }: Texts) => {
  const list = page.getByRole("list", { name: t("lottery.list") });
  const groups = page.getByRole("group", { name: t("lottery.groups") });
  return {
    groups,
    /** A tab of the strip: a kind of draws, or Vietnam. */
    kind: (name: string) => groups.getByRole("radio", { name, exact: true }),
    list,
    /** The list's own items; each holds lists of numbers. */
    cards: list.locator("> li"),
    card: (name: string) => list.locator("> li").filter({ has: page.getByRole("heading", { name }) }),
    play: (name: string) => page.getByRole("button", { name: t("lottery.play", { name }), exact: true }),
    unfold: (name: string) =>
      page.getByRole("button", { name: t("lottery.history.openOf", { name }), exact: true }),
    numbers: (name: string) => page.getByRole("list", { name: t("lottery.lastNumbers", { name }) }),
    countdown: (name: string) => page.getByRole("timer", { name: t("lottery.countdown", { name }) }),
    failure: page.getByRole("alert").filter({ hasText: t("lottery.failed") }),
    loading: page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: t("common.loading") }),
    empty: page.getByRole("heading", { name: t("lottery.empty.title") }),
    region: (name: "north" | "central" | "south") =>
      page
        .getByRole("group", { name: t("lottery.results.region") })
        .getByRole("radio", { name: t(`lottery.results.regions.${name}`) }),
  };
};

/** Fulfils a call instead of the gateway. */
export const answer = (page: Page, path: string, value: (query: URLSearchParams) => unknown) =>
  page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({ json: { success: true, value: value(new URL(route.request().url()).searchParams) } }),
  );
