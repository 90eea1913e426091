import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { answer, lotteryPage } from "./lottery-page.ts";

const MINUTE = 60_000;
const LOTTERY = "Quiniela de Prueba";

/** A hall with one lottery, whose draw times the test sets. */
const playHall = async (page: Page, now: number) => {
  const state = { serverTime: now, drawTime: now + 2 * MINUTE, round: 1 };
  await answer(page, "/api/lottery/list", () => {
    return {
      serverTime: state.serverTime,
      list: [
        {
          nodeId: "QNI-ELOTT-002",
          gameId: "G-QNI-ELOTT-002",
          gameType: "ELOTT",
          gameName: LOTTERY,
          vassalage: "QNI",
          gameCode: "qni-elott-002",
          lottoMode: "Elott",
          playType: "trad",
          iconUrl: "",
          drawNo: `20261121-00${state.round}`,
          drawTime: state.drawTime,
          closeTime: state.drawTime - 10_000,
          open: true,
        },
      ],
    };
  });
  await answer(page, "/api/lottery/numbers", () => {
    return [
      {
        nodeId: "QNI-ELOTT-002",
        drawNo: `20261121-00${state.round - 1}`,
        drawTime: state.drawTime - 2 * MINUTE,
        numbers: ["07", "0", String(state.round)],
      },
    ];
  });
  return state;
};

// lottery-list.test.tsx covers the seconds, when a draw is refetched, and that it isn't while hidden.
test("a draw counts down on the gateway's clock, and the next one follows", async ({ page, words }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  // The phone's clock is an hour behind the gateway's.
  const phone = Date.now() - 60 * MINUTE;
  await page.clock.install({ time: phone });
  const gateway = await playHall(page, phone + 60 * MINUTE);
  await page.goto("/m/lottery");
  const timer = hall.countdown(LOTTERY);
  const card = hall.card(LOTTERY);
  const balls = hall.numbers(LOTTERY).getByRole("listitem");
  await expect(timer).toHaveText(/^0[12]:\d\d$/);
  await expect(balls).toHaveText(["07", "00", "01"]);

  await test.step("the countdown runs by itself", async () => {
    const before = (await timer.textContent()) ?? "";
    await expect(timer).not.toHaveText(before);
  });

  await test.step("sales end", async () => {
    await page.clock.pauseAt(phone + 2 * MINUTE - 5_000);
    await expect(card).toContainText(t("lottery.states.closed"));
  });

  await test.step("the next draw follows", async () => {
    gateway.round = 2;
    gateway.drawTime += 2 * MINUTE;
    gateway.serverTime = phone + 62 * MINUTE + 5_000;
    // Up to 3 s after the draw.
    await page.clock.fastForward(10_000);
    await page.clock.resume();
    await expect(balls).toHaveText(["07", "00", "02"]);
    await expect(timer).toHaveText(/^0[12]:\d\d$/);
    await expect(card).toContainText(t("lottery.states.open"));
  });
});
