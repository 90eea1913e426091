import { choose, lotteryPage } from "./lottery-page.ts";
import type { PartVisit } from "./part-row.ts";

/** The lists of the lottery hall: the lotteries, Vietnam's results, and a lottery's draws. */
export const lotteryVisit: PartVisit = {
  name: "the lottery hall, the Vietnamese results and a lottery's latest draws",
  stages: (page, words) => {
    const { t } = words;
    const main = page.getByRole("main");
    const { loading, failure, empty, cards, groups, kind } = lotteryPage(page, words);
    // The last one draws most rarely: a new round would refetch it.
    const card = cards.last();
    return [
      {
        open: () => page.goto("/m/lottery"),
        parts: [
          {
            name: "the lottery hall",
            call: "listLotteries",
            path: "/api/lottery/list",
            nothing: { serverTime: 1, list: [] },
            waiting: loading,
            failure,
            empty,
            content: cards,
            beside: groups,
          },
        ],
      },
      {
        open: () => choose(kind(t("lottery.vietnam"))),
        parts: [
          {
            name: "the Vietnamese results",
            call: "listVietnameseDraws",
            path: "/api/lottery/vietnam",
            nothing: [],
            waiting: main.getByRole("status").filter({ hasText: t("lottery.history.loading") }),
            failure: main.getByRole("alert").filter({ hasText: t("lottery.results.failed") }),
            empty: main.getByRole("heading", { name: t("lottery.results.empty.title") }),
            content: main.getByRole("table"),
            beside: main.getByRole("group", { name: t("lottery.results.region") }),
          },
        ],
      },
      {
        open: async () => {
          await choose(kind(t("lottery.playTypes.trad")));
          await card.locator("[aria-expanded]").click();
        },
        parts: [
          {
            name: "the latest draws of a lottery",
            call: "listLotteryNumbers",
            path: "/api/lottery/numbers",
            // The hall itself requests one draw of each lottery.
            fields: { size: "10" },
            nothing: [],
            waiting: card.getByRole("status", { name: t("lottery.history.loading") }),
            failure: card.getByRole("alert").filter({ hasText: t("lottery.history.failed") }),
            empty: card.getByText(t("lottery.history.empty")),
            content: card.locator("time"),
            beside: card.getByRole("heading", { level: 2 }),
          },
        ],
      },
    ];
  },
};
