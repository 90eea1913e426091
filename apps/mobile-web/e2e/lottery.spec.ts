import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expectToFit } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { choose, lotteryPage } from "./lottery-page.ts";
import { openSettled } from "./settled.ts";

const MINUTE = 60_000;
const LOTTERY = "Quiniela de Prueba";

/** Answers a call in the gateway's place. */
const answer = (page: Page, path: string, value: (query: URLSearchParams) => unknown) =>
  page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({ json: { success: true, value: value(new URL(route.request().url()).searchParams) } }),
  );

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

const secondsOn = async (timer: Locator): Promise<number> =>
  ((await timer.textContent()) ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((away) => {
    Object.defineProperty(document, "hidden", { value: away, configurable: true });
    Object.defineProperty(document, "visibilityState", {
      value: away ? "hidden" : "visible",
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);

test("the countdown ticks by itself, silently, on the gateway's clock", async ({ page, words }) => {
  const hall = lotteryPage(page, words);
  // The phone's clock is an hour behind the gateway's.
  const phone = Date.now() - 60 * MINUTE;
  await page.clock.install({ time: phone });
  await playHall(page, phone + 60 * MINUTE);
  await page.goto("/m/lottery");
  const timer = hall.countdown(LOTTERY);
  await expect(timer).toHaveText(/^0[12]:\d\d$/);
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
  await expect(balls).toHaveText(["07", "00", "02"]);
  expect({ lists: gateway.lists, numbers: gateway.numbers }).toEqual({
    lists: asked.lists + 1,
    numbers: asked.numbers + 1,
  });

  gateway.round = 3;
  gateway.drawTime += 2 * MINUTE;
  gateway.serverTime = start + 245_000;
  await expect(hall.card(LOTTERY)).toContainText(t("lottery.states.open"));
  await page.clock.runFor(95_000);
  await expect(balls).toHaveText(["07", "00", "03"]);
  expect({ lists: gateway.lists, numbers: gateway.numbers }).toEqual({
    lists: asked.lists + 2,
    numbers: asked.numbers + 2,
  });
});

test("sales that end and a draw that goes on are said", async ({ page, words }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  const start = Date.now();
  await page.clock.install({ time: start });
  await playHall(page, start);
  await page.goto("/m/lottery");
  const card = hall.card(LOTTERY);
  await expect(card).toContainText(t("lottery.states.open"));
  await page.clock.pauseAt(start + MINUTE);
  const left = await secondsOn(hall.countdown(LOTTERY));
  await page.clock.runFor((left - 30) * 1_000);
  await expect(card).toContainText(t("lottery.states.closing"));
  await page.clock.runFor(22_000);
  await expect(card).toContainText(t("lottery.states.closed"));
  await page.clock.runFor(9_000);
  await expect(card).toContainText(t("lottery.states.drawing"));
  await expect(hall.countdown(LOTTERY)).toHaveCount(0);
});

test("in the mode LOTT the hall has its groups by prize mode, and no Vietnamese results", async ({
  page,
  words,
}) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  await page.route(
    (url) => url.pathname === "/api/game-types",
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replaceAll("TCG_LOTTO_VN", "TCG_OTHER") });
    },
  );
  const listed = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/lottery/list");
  await page.goto("/m/lottery");
  const fields = new URL((await listed).url()).searchParams;
  expect([fields.get("gameType"), fields.get("prizeMode"), fields.get("playType")]).toEqual([
    "LOTT",
    "Lott",
    "trad",
  ]);
  const sea = t("lottery.groupWithMode", { playType: t("lottery.playTypes.ent"), mode: "SEA" });
  await expect(hall.kind(sea)).toBeAttached();
  await expect(hall.kind(t("lottery.vietnam"))).toHaveCount(0);
  await choose(hall.kind(sea));
  await expect(page).toHaveURL(/group=SEA-ent/);
  await expect(hall.cards.first()).toContainText("TCG Mares");
});

for (const call of ["listVendorCategories", "getLotteryMenu", "listLotteries"]) {
  test(`a hall whose ${call} fails says so and recovers on retry`, async ({ page, words, failing }) => {
    const { t } = words;
    const hall = lotteryPage(page, words);
    await failing(call, async () => {
      await page.goto("/m/lottery");
      await expect(hall.failure).toContainText(t("errors.server"));
      await expect(hall.cards).toHaveCount(0);
      await expect(page.getByRole("heading", { name: t("lottery.empty.title") })).toHaveCount(0);
    });
    await hall.failure.getByRole("button", { name: t("common.retry") }).click();
    await expect(hall.cards.first()).toBeVisible();
    await expect(hall.failure).toHaveCount(0);
  });
}

test("lotteries without their numbers stay, say so, and recover on retry", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  const trouble = page.getByRole("alert").filter({ hasText: t("lottery.numbersFailed") });
  await failing("listLotteryNumbers", async () => {
    await page.goto("/m/lottery");
    await expect(trouble).toBeVisible();
    await expect(hall.cards.first()).toBeVisible();
    await expect(page.getByText(t("lottery.numbersPending"))).toHaveCount(0);
  });
  await trouble.getByRole("button", { name: t("common.retry") }).click();
  await expect(hall.cards.first().getByRole("listitem").first()).toBeVisible();
  await expect(trouble).toHaveCount(0);
});

test("Vietnamese results that fail say so and recover on retry", async ({ page, words, failing }) => {
  const { t } = words;
  const failure = page.getByRole("alert").filter({ hasText: t("lottery.results.failed") });
  await failing("listVietnameseDraws", async () => {
    await page.goto("/m/lottery?group=vietnam");
    await expect(failure).toContainText(t("errors.server"));
    await expect(page.getByRole("table")).toHaveCount(0);
  });
  await failure.getByRole("button", { name: t("common.retry") }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a slow hall shows that it is on its way, and neither failure nor emptiness", async ({
  page,
  words,
  gateway,
}) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  await gateway.slowDown(2_000);
  await page.goto("/m/lottery");
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: t("common.loading") }),
  ).toBeAttached();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t("lottery.empty.title") })).toHaveCount(0);
  await expect(hall.cards.first()).toBeVisible();
});

test("a group without lotteries says so and leads on", async ({ page, words }) => {
  const { t } = words;
  await answer(page, "/api/lottery/list", () => ({ serverTime: 1, list: [] }));
  await page.goto("/m/lottery");
  await expect(page.getByRole("heading", { name: t("lottery.empty.title") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("link", { name: t("lottery.empty.action") }).click();
  await expect(page).toHaveURL(/\/m\/gameCenter/);
});

test("the hall shows what it knew while the gateway is away, and says that it may be old", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  await page.goto("/m/lottery");
  await expect(hall.cards.first()).toBeVisible();
  await failing("listLotteries", async () => {
    await page.reload();
    await expect(hall.cards.first()).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: t("lottery.stale") })).toBeVisible();
  });
});

test("the Vietnamese results fit a screen of 320 pixels and text of twice the size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettled(page, "/m/lottery?group=vietnam");
  await expectToFit(page, "the results");
});

test("unfolded and Vietnamese results are accessible", async ({ page, words }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  await page.goto("/m/lottery");
  const name = (await hall.cards.first().getByRole("heading").textContent()) ?? "";
  await hall.unfold(name).click();
  await expect(hall.card(name).locator("time").first()).toBeVisible();
  await expectAccessible(page);
  await choose(hall.kind(t("lottery.vietnam")));
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page);
});
