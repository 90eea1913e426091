import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { signIn } from "./player.ts";
import { watchPending } from "./requests.ts";
import { signOut } from "./session.ts";
import { expectToast } from "./toasts.ts";

test("a login on another device ends this one's session and says so", { tag: "@core" }, async ({
  page,
  words,
  signedInAs,
  gatewayUrl,
  expecting,
}) => {
  await expecting({ statuses: [401] });
  await signedInAs(page, "agente");
  await page.goto("/m/fishing-games");
  const tile = await gameGrid(page, words).tile(1);
  const ended = page.waitForURL(/\/m\/login\?back=%2Fm%2Ffishing-games$/);
  await signIn(gatewayUrl, "agente");
  // One of the page's calls may report it before the tap, and the list is then gone.
  await Promise.race([tile.star.click(), ended]);
  await ended;
  await expectToast(page, words.t("errors.sessionElsewhere"));
});

test("signing out works when the gateway doesn't answer the call", { tag: "@core" }, async ({
  page,
  words,
  signedInAs,
  failing,
}) => {
  const { t } = words;
  await signedInAs(page, "agente");
  await page.goto("/m/mine");
  await failing("logout", async () => {
    await signOut(page, words);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole("link", { name: t("shell.login") })).toBeVisible();
  });
});

test("a duplicated tab with a copy of an unremembered session is signed out with the first", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  await signedInAs(page, "agente");
  await page.goto("/m/mine");
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void window.open("/m/home"));
  const copy = await opened;
  const pending = watchPending(copy);
  await expect(copy.getByRole("button", { name: t("shell.profile") })).toBeVisible();
  await expect.poll(pending).toEqual([]);
  await signOut(page, words);
  await expect(copy.getByRole("link", { name: t("shell.login") })).toBeVisible();
  await expect(copy).toHaveURL(/\/m\/home$/);
});
