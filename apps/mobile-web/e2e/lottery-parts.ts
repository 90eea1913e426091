import { lotteryPage } from "./lottery-page.ts";
import type { PartRow } from "./part-row.ts";

/** The lists of the lottery hall: the lotteries, what one of them has drawn, and Vietnam's results. */
export const lotteryParts: readonly PartRow[] = [
  {
    name: "the lottery hall",
    call: "listLotteries",
    path: "/api/lottery/list",
    nothing: { serverTime: 1, list: [] },
    of: (page, words) => {
      const { loading, failure, empty, cards, groups } = lotteryPage(page, words);
      return {
        open: async () => void (await page.goto("/m/lottery")),
        waiting: loading,
        failure,
        empty,
        content: cards,
        beside: groups,
      };
    },
  },
  {
    name: "the latest draws of a lottery",
    call: "listLotteryNumbers",
    path: "/api/lottery/numbers",
    // The hall itself asks for one draw of each lottery.
    fields: { size: "10" },
    nothing: [],
    of: (page, words) => {
      const { t } = words;
      // The last one draws most rarely: a new round would ask anew.
      const card = lotteryPage(page, words).cards.last();
      return {
        open: async () => {
          await page.goto("/m/lottery");
          await card.locator("[aria-expanded]").click();
        },
        waiting: card.getByRole("status", { name: t("lottery.history.loading") }),
        failure: card.getByRole("alert").filter({ hasText: t("lottery.history.failed") }),
        empty: card.getByText(t("lottery.history.empty")),
        content: card.locator("time"),
        beside: card.getByRole("heading", { level: 2 }),
      };
    },
  },
  {
    name: "the Vietnamese results",
    call: "listVietnameseDraws",
    path: "/api/lottery/vietnam",
    nothing: [],
    of: (page, words) => {
      const { t } = words;
      const main = page.getByRole("main");
      return {
        open: async () => void (await page.goto("/m/lottery?group=vietnam")),
        waiting: main.getByRole("status").filter({ hasText: t("lottery.history.loading") }),
        failure: main.getByRole("alert").filter({ hasText: t("lottery.results.failed") }),
        empty: main.getByRole("heading", { name: t("lottery.results.empty.title") }),
        content: main.getByRole("table"),
        beside: main.getByRole("group", { name: t("lottery.results.region") }),
      };
    },
  },
];
