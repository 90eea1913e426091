import type { Locator, Page, Request } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, overflow, plainText } from "./layout.ts";
import { loginPage } from "./login-page.ts";
import { openSettled, settle } from "./navigation.ts";
import type { Texts } from "./texts.ts";

/** Chooses an option, and waits until the page shows it. */
const choose = async (radio: Locator): Promise<void> => {
  await radio.click({ force: true });
  await expect(radio).toBeChecked();
};

/** Page object of the lottery hall. */
const lotteryPage = (page: Page, { t }: Texts) => {
  const list = page.getByRole("list", { name: t("lottery.list") });
  const groups = page.getByRole("group", { name: t("lottery.groups") });
  return {
    /** A tab of the strip: a kind of draws, or Vietnam. */
    kind: (name: string) => groups.getByRole("radio", { name, exact: true }),
    /** The list's own items; each holds lists of numbers. */
    cards: list.locator("> li"),
    card: (name: string) => list.locator("> li").filter({ has: page.getByRole("heading", { name }) }),
    play: (name: string) => page.getByRole("button", { name: t("lottery.playOf", { name }), exact: true }),
    unfold: (name: string) =>
      page.getByRole("button", { name: t("lottery.history.openOf", { name }), exact: true }),
    numbers: (name: string) => page.getByRole("list", { name: t("lottery.lastNumbers", { name }) }),
    countdown: (name: string) => page.getByRole("timer", { name: t("lottery.countdown", { name }) }),
    failure: page.getByRole("alert").filter({ hasText: t("lottery.failed") }),
    region: (name: "north" | "central" | "south") =>
      page
        .getByRole("group", { name: t("lottery.results.region") })
        .getByRole("radio", { name: t(`lottery.results.regions.${name}`) }),
  };
};

/** A traditional lottery in the seeded world with a code other than the lobby's. */
const LOTTERY = { name: "Bolita Turbo", node: "QNI-ELOTT-002" };

const launchOf = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === "/api/games/launch");

/** The fields of a lottery launch (Spec §7), as they were sent. */
const lotteryFields = (request: Request) => {
  const { searchParams } = new URL(request.url());
  const names = ["nodeId", "vassalage", "vendor", "gameCode", "prizeMode", "playType"];
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name)]));
};

/** Opens the hall from a vendor centre, goes back, and opens it again. */
const enterFrom = async (page: Page, { t }: Texts, centre: "/m/lott" | "/m/elott"): Promise<void> => {
  const toHall = page.getByRole("link", { name: t("lottery.toHall") });
  await page.goto(centre);
  await toHall.click();
  await expect(page).toHaveURL(/\/m\/lottery$/);
  await expect(page.getByRole("list", { name: t("lottery.list") })).toBeVisible();
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL(new RegExp(`${centre}$`));
  await toHall.click();
};

test("a member opens a lottery with all fields that its vendor needs, comes back, and reads the Vietnamese results", {
  tag: "@core",
}, async ({ page, words, signedInAs }) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  const hall = lotteryPage(page, words);
  await enterFrom(page, words, "/m/lott");
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.lotteryLobby") })).toBeVisible();
  await expect(hall.kind(t("lottery.playTypes.trad"))).toBeChecked();
  await choose(hall.kind(t("lottery.playTypes.ent")));
  await expect(page).toHaveURL(/group=Elott-ent/);
  const card = hall.cards.first();
  await expect(card).toBeVisible();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await expect(hall.numbers(name).getByRole("listitem").first()).toHaveText(/^\d{1,2}$/);
  await expect(hall.countdown(name)).toHaveText(/^(\d+ d )?(\d\d:)?\d\d:\d\d$/);

  const launched = launchOf(page);
  await hall.play(name).click();
  expect(lotteryFields(await launched)).toMatchObject({ prizeMode: "Elott", playType: "ent" });
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: /Al azar|Quick pick/ }).click();
  // Between the end of sales and the draw, it waits for the next one.
  await game.getByRole("button", { name: /^(Apostar|Bet) \$/ }).click({ timeout: 30_000 });
  await expect(game.getByText(/^(Se sortea:|Draw at) /)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/lottery\?group=Elott-ent/);
  await expect(hall.kind(t("lottery.playTypes.ent"))).toBeChecked();
  await expect(hall.play(name)).toBeVisible();

  await test.step("Vietnamese results are listed by region, province and day", async () => {
    await choose(hall.kind(t("lottery.results.title")));
    await expect(page).toHaveURL(/group=vietnam/);
    const table = page.getByRole("table");
    const rank = (name: string) =>
      table.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
    const special = t("lottery.results.ranks.special");
    await expect(rank(special).getByRole("cell")).toHaveText(/^\d{5}$/);
    await expect(rank(t("lottery.results.ranks.other", { rank: "3" })).getByRole("cell")).toHaveText(
      /^\d{5}( \d{5}){5}$/,
    );

    await choose(hall.region("south"));
    await expect(rank(special).getByRole("cell")).toHaveText(/^\d{6}$/);
    const provinces = page.getByRole("group", { name: t("lottery.results.province") }).getByRole("radio");
    const before = await table.textContent();
    await choose(provinces.nth(1));
    await expect(table).not.toHaveText(before ?? "");
    await expect(provinces.nth(1)).toBeChecked();

    const shown = await page.locator(".app-vietnam__date").textContent();
    await page.getByRole("button", { name: t("lottery.results.previous") }).click();
    await expect(page.locator(".app-vietnam__date")).not.toHaveText(shown ?? "");
    await expect(rank(special).getByRole("cell")).toHaveText(/^\d{6}$/);
    await page.getByRole("button", { name: t("lottery.results.next") }).click();
    await expect(page.locator(".app-vietnam__date")).toHaveText(shown ?? "");
  });
});

test("a guest logs in for a lottery, and is in it with its mode and kind", async ({ page, words }) => {
  const hall = lotteryPage(page, words);
  await enterFrom(page, words, "/m/elott");
  // Numbers that load during a press would move the card away.
  await expect(hall.cards.first()).toBeVisible();
  await settle(page);
  await expect(hall.card(LOTTERY.name)).toBeVisible();
  await hall.unfold(LOTTERY.name).click();
  await expect(hall.unfold(LOTTERY.name)).toHaveAttribute("aria-expanded", "true");
  await expect(hall.card(LOTTERY.name).locator("time")).toHaveCount(10);
  await expect(page).toHaveURL(/\/m\/lottery$/);

  await hall.play(LOTTERY.name).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fplay/);
  const launched = launchOf(page);
  await loginPage(page, words).logIn("jugador");
  expect(lotteryFields(await launched)).toEqual({
    nodeId: LOTTERY.node,
    vassalage: "QNI",
    vendor: "QNI",
    gameCode: LOTTERY.node.toLowerCase(),
    prizeMode: "Elott",
    playType: "trad",
  });
  await expect(page.frameLocator("iframe").getByRole("button", { name: /Al azar|Quick pick/ })).toBeEnabled();
});

test("a hall says so each time one of its calls fails, and recovers", async ({ page, words, failing }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  const retry = hall.failure.getByRole("button", { name: t("common.retry") });
  const expectFailure = async () => {
    await expect(hall.failure).toContainText(t("errors.server"));
    await expect(hall.cards).toHaveCount(0);
    await expect(page.getByRole("heading", { name: t("lottery.empty.title") })).toHaveCount(0);
  };
  await failing("listVendorCategories", async () => {
    await page.goto("/m/lottery");
    await expectFailure();
  });
  // The menu is requested once the categories are known.
  await failing("getLotteryMenu", async () => {
    const answered = page.waitForResponse(
      (response) => new URL(response.url()).pathname === "/api/lottery/menu",
    );
    await retry.click();
    await answered;
    await expectFailure();
  });
  await retry.click();
  await expect(hall.cards.first()).toBeVisible();
  await settle(page);

  await test.step("latest draws that fail say so in their card and recover on retry", async () => {
    const name = (await hall.cards.first().getByRole("heading").textContent()) ?? "";
    const card = hall.card(name);
    const failure = card.getByRole("alert").filter({ hasText: t("lottery.history.failed") });
    await failing("listLotteryNumbers", async () => {
      await hall.unfold(name).click();
      await expect(failure).toBeVisible();
    });
    await failure.getByRole("button", { name: t("common.retry") }).click();
    await expect(card.locator("time").first()).toBeVisible();
  });

  await test.step("Vietnamese results that fail say so and recover on retry", async () => {
    const failure = page.getByRole("alert").filter({ hasText: t("lottery.results.failed") });
    await failing("listVietnameseDraws", async () => {
      await choose(hall.kind(t("lottery.results.title")));
      await expect(failure).toContainText(t("errors.server"));
      await expect(page.getByRole("table")).toHaveCount(0);
    });
    await failure.getByRole("button", { name: t("common.retry") }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });

  await test.step("the hall shows cached data while the gateway is unreachable, and says that it may be old", async () => {
    await choose(hall.kind(t("lottery.playTypes.trad")));
    await expect(hall.cards.first()).toBeVisible();
    await failing("listLotteries", async () => {
      await page.reload();
      await expect(hall.cards.first()).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: t("lottery.stale") })).toBeVisible();
    });
  });
});

test("hall and Vietnamese results are accessible and fit small screens", async ({ page, words }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  const fits = async (name: string) => {
    await expectToFit(page, name);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page), `${name} with both`).toBeLessThanOrEqual(0);
    await plainText(page);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettled(page, "/m/lottery");
  await fits("the hall");
  const name = (await hall.cards.first().getByRole("heading").textContent()) ?? "";
  await hall.unfold(name).click();
  await expect(hall.card(name).locator("time").first()).toBeVisible();
  await expectAccessible(page);

  await choose(hall.kind(t("lottery.results.title")));
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await settle(page);
  await fits("Vietnamese results");
});
