import { expect, test } from "./fixtures.ts";
import { gamePage, launchFields } from "./game-page.ts";
import { loginPage } from "./login-page.ts";
import { holdCalls } from "./requests.ts";
import { BRAND } from "./site-facts.ts";

const SPORTSBOOK = "/m/fb-games";

test("the sportsbook needs a session, fills the screen, and leads to login and back when the session ends", {
  tag: "@core",
}, async ({ page, words, gateway, expecting }) => {
  const { t } = words;
  await gateway.setBalance("agente", 300_000);
  await page.goto(SPORTSBOOK);
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Ffb-games$/);
  const { fields } = await launchFields(page, "member", () => loginPage(page, words).logIn("agente"));
  expect(fields).toMatchObject({ vassalage: "FB", nodeId: "FB", gameId: "lobby" });
  expect(fields).not.toHaveProperty("prizeMode");

  await expect(page).toHaveURL(/\/m\/fb-games$/);
  await expect(page).toHaveTitle(`${t("shell.titles.sportsbook")} · ${BRAND}`);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.sportsbook") })).toBeAttached();
  await expect(page.getByRole("navigation", { name: t("shell.mainMenu") })).toHaveCount(0);
  const { inFrame, frame, window: ofGame } = gamePage(page, words);
  await expect(inFrame.getByRole("heading", { name: "Partidos" })).toBeVisible();
  await expect(frame).toHaveAttribute("title", t("shell.titles.sportsbook"));
  const whole = page.viewportSize();
  expect(await frame.boundingBox(), "the frame has the whole screen (Spec §2)").toEqual({
    x: 0,
    y: 0,
    ...whole,
  });
  const exit = await page.getByRole("button", { name: t("sportsbook.exit") }).boundingBox();
  const book = await inFrame.getByRole("heading", { name: "Partidos" }).boundingBox();
  expect((exit?.y ?? 0) + (exit?.height ?? 0), "the exit covers nothing of the book").toBeLessThan(
    book?.y ?? 0,
  );
  await expect(inFrame.locator("[data-role=balance]")).toHaveText(words.money(300_000));

  const backIn = async () => {
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Ffb-games$/);
    await loginPage(page, words).logIn("agente");
    await expect(page).toHaveURL(/\/m\/fb-games$/);
    await expect(inFrame.getByRole("heading", { name: "Partidos" })).toBeVisible();
  };

  await test.step("a bet names the start of its match, and has no score yet", async () => {
    await expect(inFrame.getByText(/^Próximo: en 00:[0-3]\d$/)).toHaveCount(6);
    await inFrame.locator(".fixture__prices button").first().click();
    await expect(inFrame.getByText(/^Si ganas, cobras \$/)).toBeVisible();
    await inFrame.getByRole("button", { name: /^Apostar/ }).click();
    await expect(inFrame.getByText("Apuesta aceptada.", { exact: false })).toBeVisible();
    const bet = inFrame.locator("[data-role=bets] > li");
    await expect(bet).toContainText(/\S – \S.*Inicio: \d\d:\d\d:\d\d.*Sin resultado todavía/);
    await expect(inFrame.getByText("Son partidos virtuales", { exact: false })).toBeVisible();
  });

  await test.step("a frame's relogin message leads to login and back when the gateway confirms it", async () => {
    await expecting({ statuses: [401] });
    const game = await ofGame();
    await gateway.expireSessions("agente");
    // The game may have asked the gateway in the meantime, and be closed.
    await game.evaluate(() => window.parent.postMessage("relogin", "*")).catch(() => undefined);
    await backIn();
  });

  await test.step("a bet of a session that ended leads to login and back", async () => {
    await expecting({ statuses: [401] });
    await inFrame.locator(".fixture__prices button").first().click();
    // Placed before the session ends, handled after it: the game may discover that itself, and be closed.
    const release = await holdCalls(page, "/play/api/bets");
    await inFrame.getByRole("button", { name: /^Apostar/ }).click();
    await gateway.expireSessions("agente");
    release();
    await backIn();
  });
});

test("its exit leads home when the visit began with it, and after a failure to the other sports", async ({
  page,
  words,
  signedInAs,
  failing,
}) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  await page.goto(SPORTSBOOK);
  await page.getByRole("button", { name: t("sportsbook.exit") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await test.step("a failure mentions bets and links to the other sports", () =>
    failing("launchGame", async () => {
      await page.goto(SPORTSBOOK);
      const failure = page.getByRole("alert").filter({ hasText: t("sportsbook.failed") });
      await expect(failure).toContainText(t("errors.server"));
      await failure.getByRole("link", { name: t("sportsbook.others") }).click();
      await expect(page).toHaveURL(/\/m\/sport-games$/);
    }));
});
