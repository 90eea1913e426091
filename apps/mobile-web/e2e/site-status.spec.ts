import { expect, test } from "./fixtures.ts";
import { gameWall } from "./lobby.ts";

/** Milliseconds: a closed site is asked again every ten seconds, and what it says must not wait for that. */
const BEFORE_THE_NEXT_LOOK = 9_000;

test("maintenance begins and ends while the page is open", async ({ page, words, gateway, expecting }) => {
  await expecting({ statuses: [503] });
  const { t } = words;
  await page.goto("/m/slot-games");
  await expect(gameWall(page, words).first).toBeVisible();

  await gateway.closeSite({ maintenance: true });
  await page.getByRole("radio", { name: t("games.modes.hot"), exact: true }).click();
  const heading = page.getByRole("heading", { level: 1, name: t("legal.maintenanceTitle") });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);

  await gateway.closeSite({ maintenance: false });
  await expect(heading).toBeHidden();
  await expect(gameWall(page, words).first).toBeVisible();
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
  await expect(page.getByRole("heading", { level: 1, name: t("legal.restrictedTitle") })).toBeVisible();
  await expect(page.getByText(t("legal.restrictedIp", { ip: "127.0.0.1" }))).toBeVisible({
    timeout: BEFORE_THE_NEXT_LOOK,
  });

  await gateway.closeSite({ regionRestriction: false });
  await page.getByRole("button", { name: t("shell.checkAgain") }).click();
  await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
});

test("maintenance counts when both are true", async ({ page, words: { t }, gateway, expecting }) => {
  await expecting({ statuses: [451, 503] });
  await gateway.closeSite({ maintenance: true, regionRestriction: true });
  await page.goto("/m/home");
  await expect(page.getByRole("heading", { level: 1, name: t("legal.maintenanceTitle") })).toBeVisible();
});
