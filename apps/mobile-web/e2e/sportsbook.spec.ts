import { expect, test } from "./fixtures.ts";
import { gamePage, launchFields } from "./game-page.ts";
import { loginPage } from "./login-page.ts";
import { BRAND } from "./site-facts.ts";

const SPORTSBOOK = "/m/fb-games";

test("the sportsbook needs a session, and opens its vendor's lobby over the whole screen", async ({
  page,
  words,
}) => {
  const { t } = words;
  await page.goto(SPORTSBOOK);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Ffb-games$/);
  const { fields } = await launchFields(page, "member", () => loginPage(page, words).logIn("agente"));
  expect(fields).toMatchObject({ vassalage: "FB", nodeId: "FB", gameId: "lobby" });
  expect(fields).not.toHaveProperty("prizeMode");

  await expect(page).toHaveURL(/\/m\/fb-games$/);
  await expect(page).toHaveTitle(`${t("shell.titles.sportsbook")} · ${BRAND}`);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.sportsbook") })).toBeAttached();
  await expect(page.getByRole("navigation", { name: t("shell.mainMenu") })).toHaveCount(0);
  const { inFrame, frame } = gamePage(page, words);
  await expect(inFrame.getByRole("heading", { name: "Partidos" })).toBeVisible();
  await expect(frame).toHaveAttribute("title", t("shell.titles.sportsbook"));
  const whole = page.viewportSize();
  expect(await frame.boundingBox(), "the frame has the whole screen (Spec §2)").toEqual({
    x: 0,
    y: 0,
    ...whole,
  });
});

test("its way out leads home when the visit began with it", async ({ page, words, signedInAs }) => {
  const exit = page.getByRole("button", { name: words.t("sportsbook.exit") });
  await signedInAs(page, "agente");
  await page.goto(SPORTSBOOK);
  await exit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

for (const [how, message] of [
  ["the bare word", "relogin"],
  ["the site's own form", { source: "volado-game", type: "relogin" }],
] as const) {
  test(`a frame that says relogin, by ${how}, leads to login and back`, async ({
    page,
    words,
    signedInAs,
  }) => {
    await signedInAs(page, "agente");
    await page.goto(SPORTSBOOK);
    const game = gamePage(page, words);
    await expect(game.inFrame.getByRole("heading", { name: "Partidos" })).toBeVisible();
    const frame = await game.window();
    await frame.evaluate((said) => window.parent.postMessage(said, "*"), message);
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Ffb-games$/);
    await loginPage(page, words).logIn("agente");
    await expect(page).toHaveURL(/\/m\/fb-games$/);
    await expect(game.inFrame.getByRole("heading", { name: "Partidos" })).toBeVisible();
  });
}

test("a bet of a session that ended leads to login and back", async ({
  page,
  words,
  signedInAs,
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [401] });
  await signedInAs(page, "agente");
  await gateway.setBalance("agente", 300_000);
  await page.goto(SPORTSBOOK);
  const { inFrame } = gamePage(page, words);
  await inFrame.locator(".fixture__prices button").first().click();
  await gateway.expireSessions("agente");
  await inFrame.getByRole("button", { name: /^Apostar/ }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Ffb-games$/);
  await loginPage(page, words).logIn("agente");
  await expect(inFrame.getByRole("heading", { name: "Partidos" })).toBeVisible();
});

test("a failure speaks of the bets and leads to the other sports", async ({
  page,
  words,
  signedInAs,
  failing,
}) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  await failing("launchGame", async () => {
    await page.goto(SPORTSBOOK);
    const failure = page.getByRole("alert").filter({ hasText: t("sportsbook.failed") });
    await expect(failure).toContainText(t("errors.server"));
    await failure.getByRole("link", { name: t("sportsbook.others") }).click();
    await expect(page).toHaveURL(/\/m\/sport-games$/);
  });
});
