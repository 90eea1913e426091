import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { answer, lotteryPage } from "./lottery-page.ts";

const MINUTE = 60_000;
const LOTTERY = "Quiniela de Prueba";

/** A hall with one lottery, whose draws come when the test says. */
const playHall = async (page: Page, now: number) => {
  const state = { serverTime: now, drawTime: now + 2 * MINUTE, round: 1, lists: 0, numbers: 0 };
  await answer(page, "/api/lottery/list", () => {
    state.lists += 1;
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
    state.numbers += 1;
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

/**
 * What stands on the timer, once all that the page's clock has set off is drawn: React draws by a message to itself.
 */
const secondsOn = async (timer: Locator): Promise<number> => {
  await timer.evaluate(
    () =>
      new Promise<void>((drawn) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => drawn();
        port2.postMessage(undefined);
      }),
  );
  return ((await timer.textContent()) ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
};

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((away) => {
    Object.defineProperty(document, "hidden", { value: away, configurable: true });
    Object.defineProperty(document, "visibilityState", {
      value: away ? "hidden" : "visible",
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);

/** Numbers on their balls; the stopped clock goes on a little until an answer that came meanwhile is on the screen. */
const expectNumbers = (page: Page, balls: Locator, numbers: readonly string[]) =>
  expect(async () => {
    await page.clock.runFor(50);
    expect(await balls.allTextContents()).toEqual(numbers);
  }).toPass();

test("the countdown ticks by itself, silently, on the gateway's clock, until sales end and the draw goes on", async ({
  page,
  words,
}) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  // The phone's clock is an hour behind the gateway's.
  const phone = Date.now() - 60 * MINUTE;
  await page.clock.install({ time: phone });
  await playHall(page, phone + 60 * MINUTE);
  await page.goto("/m/lottery");
  const timer = hall.countdown(LOTTERY);
  const card = hall.card(LOTTERY);
  await expect(timer).toHaveText(/^0[12]:\d\d$/);
  // What is still on its way would be taken for the countdown's doing.
  await expect(hall.numbers(LOTTERY).getByRole("listitem")).not.toHaveCount(0);
  // It comes with what follows the first view; on a busy machine the network may rest before that is asked for.
  await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(phone + MINUTE);
  const before = await secondsOn(timer);
  expect(before).toBeGreaterThan(50);
  expect(before).toBeLessThan(120);

  await page.evaluate(() => {
    const elsewhere: string[] = [];
    Reflect.set(window, "elsewhere", elsewhere);
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (!(target.parentElement ?? document.body).closest("[role=timer]")) elsewhere.push(target.nodeName);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.clock.runFor(10_000);
  expect(await secondsOn(timer)).toBe(before - 10);
  expect(await page.evaluate(() => Reflect.get(window, "elsewhere"))).toEqual([]);
  expect(
    await timer.evaluate((element) =>
      element.closest("[aria-live], [role=status], [role=alert], [role=log]"),
    ),
  ).toBeNull();

  await test.step("sales that end and a draw that goes on are said", async () => {
    await expect(card).toContainText(t("lottery.states.open"));
    const left = await secondsOn(timer);
    await page.clock.runFor((left - 30) * 1_000);
    await expect(card).toContainText(t("lottery.states.closing"));
    await page.clock.runFor(22_000);
    await expect(card).toContainText(t("lottery.states.closed"));
    // The hall asks anew up to 3 s after the draw, and this gateway's answer would put its clock back.
    await holdCalls(page, "/api/lottery/list");
    await page.clock.runFor(9_000);
    await expect(card).toContainText(t("lottery.states.drawing"));
    await expect(timer).toHaveCount(0);
  });
});

test("a draw that is over brings the next one and its numbers, asked for once, and not out of sight", async ({
  page,
  words,
}) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  const start = Date.now();
  await page.clock.install({ time: start });
  const gateway = await playHall(page, start);
  await page.goto("/m/lottery");
  const balls = hall.numbers(LOTTERY).getByRole("listitem");
  await expect(balls).toHaveText(["07", "00", "01"]);
  await page.clock.pauseAt(start + MINUTE);
  const asked = { lists: gateway.lists, numbers: gateway.numbers };

  gateway.round = 2;
  gateway.drawTime += 2 * MINUTE;
  await hide(page, true);
  await page.clock.runFor(90_000);
  await expect(balls).toHaveText(["07", "00", "01"]);
  expect({ lists: gateway.lists, numbers: gateway.numbers }).toEqual(asked);

  gateway.serverTime = start + 150_000;
  await hide(page, false);
  await page.clock.runFor(5_000);
  await expectNumbers(page, balls, ["07", "00", "02"]);
  expect({ lists: gateway.lists, numbers: gateway.numbers }).toEqual({
    lists: asked.lists + 1,
    numbers: asked.numbers + 1,
  });

  gateway.round = 3;
  gateway.drawTime += 2 * MINUTE;
  gateway.serverTime = start + 245_000;
  await expect(hall.card(LOTTERY)).toContainText(t("lottery.states.open"));
  await page.clock.runFor(95_000);
  await expectNumbers(page, balls, ["07", "00", "03"]);
  expect({ lists: gateway.lists, numbers: gateway.numbers }).toEqual({
    lists: asked.lists + 2,
    numbers: asked.numbers + 2,
  });
});
