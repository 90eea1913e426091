import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./lobby.ts";

/** Milliseconds: a closed site is asked again every ten seconds, and what it says must not wait for that. */
const BEFORE_THE_NEXT_LOOK_MS = 9_000;

test("maintenance begins and ends while the page is open", async ({ page, words, gateway, expecting }) => {
  await expecting({ statuses: [503] });
  const { t } = words;
  await page.goto("/m/slot-games");
  await expect(gameGrid(page, words).first).toBeVisible();

  await gateway.closeSite({ maintenance: true });
  await page.getByRole("radio", { name: t("games.modes.hot"), exact: true }).click();
  const heading = page.getByRole("heading", { level: 1, name: t("closed.maintenanceTitle") });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);

  await gateway.closeSite({ maintenance: false });
  await expect(heading).toBeHidden();
  await expect(gameGrid(page, words).first).toBeVisible();
  await expect(page).toHaveURL(/\/m\/slot-games\?type=hot$/);
});

test("a restricted region is told so, with the address that was judged", async ({
  page,
  words: { t },
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [451] });
  await gateway.closeSite({ regionRestriction: true });
  await page.goto("/m/home");
  await expect(page.getByRole("heading", { level: 1, name: t("closed.regionTitle") })).toBeVisible();
  await expect(page.getByText(t("closed.address", { ip: "127.0.0.1" }))).toBeVisible({
    timeout: BEFORE_THE_NEXT_LOOK_MS,
  });
  const ways = page.getByRole("list", { name: t("closed.service") }).getByRole("link");
  await expect(ways.filter({ hasText: "t.me" })).toBeVisible();

  await gateway.closeSite({ regionRestriction: false });
  await page.getByRole("button", { name: t("closed.checkAgain") }).click();
  await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
});

test("a region's restriction begins and ends while the page is open", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [451] });
  const { t } = words;
  await page.goto("/m/slot-games");
  await expect(gameGrid(page, words).first).toBeVisible();

  await gateway.closeSite({ regionRestriction: true });
  await page.getByRole("radio", { name: t("games.modes.hot"), exact: true }).click();
  const heading = page.getByRole("heading", { level: 1, name: t("closed.regionTitle") });
  await expect(heading).toBeVisible();

  await gateway.closeSite({ regionRestriction: false });
  await expect(heading).toBeHidden();
  await expect(gameGrid(page, words).first).toBeVisible();
});

test("an address that is blocked while the page is open is told so, finds a way to a human, and comes in when it is free again", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [403] });
  const { t } = words;
  await page.goto("/m/slot-games");
  await expect(gameGrid(page, words).first).toBeVisible();
  await gateway.closeSite({ blocked: true });
  await page.getByRole("radio", { name: t("games.modes.hot"), exact: true }).click();
  const heading = page.getByRole("heading", { level: 1, name: t("closed.blockedTitle") });
  await expect(heading).toBeVisible();
  await expect(page.getByText(t("closed.address", { ip: "127.0.0.1" }))).toBeVisible({
    timeout: BEFORE_THE_NEXT_LOOK_MS,
  });
  const ways = page.getByRole("list", { name: t("closed.service") }).getByRole("link");
  await expect(ways.filter({ hasText: "t.me" })).toHaveAttribute("href", "https://t.me/volado_demo");
  await expect(ways.filter({ hasText: "t.me" })).toHaveAttribute("rel", /noopener/);

  const status = page.getByRole("status").filter({ hasText: t("closed.stillClosed") });
  await expect(status).toHaveCount(0);
  await page.getByRole("button", { name: t("closed.checkAgain") }).click();
  await expect(status).toBeVisible();

  // What is kept from the last look closes the site at once after a reload, whatever the page.
  await page.reload();
  await expect(heading).toBeVisible();

  await gateway.closeSite({ blocked: false });
  await expect(heading).toBeHidden();
  await expect(page).toHaveURL(/\/m\/slot-games\?type=hot$/);
  await expect(gameGrid(page, words).first).toBeVisible();
});

test("a look at a closed site that fails says so, and the site still opens by itself", async ({
  page,
  words: { t },
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [500, 503] });
  await gateway.closeSite({ maintenance: true });
  await page.goto("/m/home");
  const heading = page.getByRole("heading", { level: 1, name: t("closed.maintenanceTitle") });
  await expect(heading).toBeVisible();
  await gateway.breakCalls({ getStatus: "error" });
  await page.getByRole("button", { name: t("closed.checkAgain") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("closed.notChecked") })).toBeVisible();
  await expect(heading).toBeVisible();
  await gateway.heal();
  await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
});

test("maintenance counts when both are true", async ({ page, words: { t }, gateway, expecting }) => {
  await expecting({ statuses: [451, 503] });
  await gateway.closeSite({ maintenance: true, regionRestriction: true });
  await page.goto("/m/home");
  await expect(page.getByRole("heading", { level: 1, name: t("closed.maintenanceTitle") })).toBeVisible();
});
