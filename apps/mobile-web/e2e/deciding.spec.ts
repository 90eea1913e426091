import { expect, test } from "./fixtures.ts";
import { gamePage } from "./game-page.ts";

const address = (node: string, vendor: string, type: string): string =>
  `/m/play?node=${node}&game=G-${node}&vendor=${vendor}&type=${type}`;

const BLACKJACK = address("NPE-PVP-001", "NPE", "PVP");
const CRASH = address("JFF-INHOUSE-016", "JFF", "INHOUSE");

test("a hand of blackjack is decided card by card, and waits while its page is away", async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  await page.goto(BLACKJACK);
  const { inFrame } = gamePage(page, words);
  const button = (name: string | RegExp) => inFrame.getByRole("button", { name });
  const [deal, hit, stand] = [button("Repartir"), button("Pedir"), button("Plantarse")];
  const total = inFrame.locator('[data-role="total-player"]');

  // A blackjack ends its round at once.
  await expect(async () => {
    if (await deal.isVisible()) await deal.click();
    await expect(hit).toBeFocused();
  }).toPass();
  await expect(button(/^Doblar \$/)).toBeEnabled();
  await expect(deal).toBeHidden();
  await expect(inFrame.locator('[data-role="hand-dealer"] .back')).toHaveCount(1);
  const dealt = await total.textContent();

  await page.reload();
  await expect(hit).toBeFocused();
  await expect(total).toHaveText(dealt ?? "");
  await page.keyboard.press("Tab");
  await expect(stand).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(deal).toBeFocused();
  await expect(total).toHaveText(dealt ?? "");
  await expect(inFrame.locator('[data-role="hand-dealer"] .back')).toHaveCount(0);
  await expect(inFrame.locator('[data-role="message"]')).toHaveText(
    /Cobras \$[\d.]+ \(\+\$[\d.]+\)|Recuperas|Esta vez no/,
  );
});

test("a flight is left by hand, goes on without the player, and pays what it says", async ({
  page,
  words,
  signedInAs,
  gateway,
}) => {
  await signedInAs(page, "jugador");
  await page.goto(CRASH);
  const { inFrame } = gamePage(page, words);
  const takeOff = inFrame.getByRole("button", { name: "Despegar" });
  const leave = inFrame.getByRole("button", { name: /^Cobrar \$/ });
  const left = inFrame.locator('[data-role="left"]');
  let before = 0;

  // Some flights break before anybody could leave.
  await expect(async () => {
    if (await takeOff.isEnabled()) {
      before = await gateway.balanceOf("jugador");
      await takeOff.click();
    }
    await expect(leave.or(takeOff)).toBeFocused();
    await leave.click({ timeout: 1_000 });
    await expect(left).toHaveText(/^Saliste en /);
  }).toPass();
  const won = Number(/\$([\d.]+)$/.exec((await left.textContent()) ?? "")?.[1]);
  expect(await gateway.balanceOf("jugador")).toBe(before - 500 + Math.round(won * 100));
  await expect(takeOff).toBeFocused();
});
