import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { choose, lotteryPage } from "./lottery-page.ts";
import { settle } from "./navigation.ts";
import type { Texts } from "./texts.ts";

/** A traditional lottery in the seeded world whose code is not the lobby's. */
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
  await expect(page.frameLocator("iframe").getByRole("button", { name: /Sortear|Draw/ })).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/lottery\?group=Elott-ent/);
  await expect(hall.kind(t("lottery.playTypes.ent"))).toBeChecked();
  await expect(hall.play(name)).toBeVisible();

  await test.step("Vietnamese results are listed by region, province and day", async () => {
    await choose(hall.kind(t("lottery.vietnam")));
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
  await expect(page.frameLocator("iframe").getByRole("button", { name: /Sortear|Draw/ })).toBeEnabled();
});
