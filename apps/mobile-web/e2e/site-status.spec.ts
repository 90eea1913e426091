import { HOUR_MS } from "@volado/domain/calendar";
import { formatTime } from "@volado/i18n";
import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { watchPending } from "./requests.ts";

/** Milliseconds: a closed site polls its status every ten seconds, and a change must show sooner. */
const BEFORE_THE_NEXT_LOOK_MS = 9_000;
/** Milliseconds on the page's clock after which a closed site, and an open one, polls its status. */
const NEXT_LOOK_MS = 10_000;
const NEXT_LOOK_OPEN_MS = 60_000;

test("maintenance, a region's restriction and a blocked address begin and end on an open page", {
  tag: "@core",
}, async ({ page, words, gateway, expecting }) => {
  const { t } = words;
  const { first } = gameGrid(page, words);
  const vendors = page.getByRole("radiogroup", { name: t("games.vendors") }).getByRole("img");
  const closed = (title: "closed.maintenanceTitle" | "closed.regionTitle" | "closed.blockedTitle") =>
    page.getByRole("heading", { level: 1, name: t(title) });
  await page.clock.install();
  await page.goto("/m/slot-games");
  await expect(first).toBeVisible();

  await test.step("maintenance", async () => {
    await expecting({ statuses: [503] });
    await gateway.closeSite({ maintenance: true });
    await page.getByRole("radio", { name: t("games.modes.hot"), exact: true }).click();
    await expect(closed("closed.maintenanceTitle")).toBeVisible();
    await expect(page.getByRole("navigation", { name: t("shell.mainMenu") })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("combobox", { name: t("shell.language") })).toBeEnabled();

    await page.getByRole("link", { name: t("lowerHome.documents.responsible") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.help") })).toBeFocused();
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
    await page.goBack();
    await expect(closed("closed.maintenanceTitle")).toBeVisible();

    const maintenanceEnd = Date.now() + HOUR_MS;
    await gateway.closeSite({ maintenanceEnd });
    await page.clock.fastForward(NEXT_LOOK_MS);
    await expect(page.getByText(formatTime(maintenanceEnd, "America/Mexico_City"))).toBeVisible();
    // A pending check from when the site was closed would be reused for the next one.
    const looked = page.waitForResponse("**/api/status**");
    await gateway.closeSite({ maintenanceEnd: Date.now() - HOUR_MS });
    await page.clock.fastForward(NEXT_LOOK_MS);
    await expect(page.getByText(t("closed.late"))).toBeVisible();
    await looked;

    await gateway.closeSite({ maintenance: false });
    await page.clock.fastForward(NEXT_LOOK_MS);
    await expect(closed("closed.maintenanceTitle")).toBeHidden();
    await expect(first).toBeVisible();
    await expect(page).toHaveURL(/\/m\/slot-games\?type=hot$/);
  });

  await test.step("a region's restriction", async () => {
    await expecting({ statuses: [451] });
    await gateway.closeSite({ regionRestriction: true });
    await vendors.nth(0).click();
    await expect(closed("closed.regionTitle")).toBeVisible();

    await gateway.closeSite({ regionRestriction: false });
    await page.clock.fastForward(NEXT_LOOK_MS);
    await expect(closed("closed.regionTitle")).toBeHidden();
    await expect(first).toBeVisible();
  });

  await test.step("a blocked address says so, and shows the contacts", async () => {
    await expecting({ statuses: [403] });
    await gateway.closeSite({ blocked: true });
    await vendors.nth(1).click();
    await expect(closed("closed.blockedTitle")).toBeVisible();
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
  });

  await test.step("it stays closed after a reload, and restores the page once the address is free again", async () => {
    const address = page.url();
    // The last status is stored and closes the site at once after a reload, on any page.
    const looked = page.waitForResponse("**/api/status**");
    await page.reload();
    await expect(closed("closed.blockedTitle")).toBeVisible();
    await looked;

    await gateway.closeSite({ blocked: false });
    await page.clock.fastForward(NEXT_LOOK_MS);
    await expect(closed("closed.blockedTitle")).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveURL(/\/m\/slot-games\?vassalage=/);
    await expect(first).toBeVisible();
  });
});

test("a closed site opens on a check, and by itself after one that failed", async ({
  page,
  words: { t },
  gateway,
  expecting,
}) => {
  const checkAgain = page.getByRole("button", { name: t("closed.checkAgain") });
  const hot = page.getByRole("heading", { name: t("home.hot") });
  const pending = watchPending(page);
  const heading = page.getByRole("heading", { level: 1, name: t("closed.maintenanceTitle") });

  await page.clock.install();

  await test.step("maintenance takes precedence when both apply, and an idle player sees it", async () => {
    await expecting({ statuses: [451, 503] });
    await page.goto("/m/home");
    await expect(hot).toBeVisible();
    // A pending check from when the site opened would be reused for the next one.
    await expect.poll(() => pending().filter((path) => path === "/api/status")).toEqual([]);
    await gateway.closeSite({ maintenance: true, regionRestriction: true });
    await page.clock.fastForward(NEXT_LOOK_OPEN_MS);
    await expect(heading).toBeVisible();
  });

  await test.step("a check that fails says so, and the site still opens by itself", async () => {
    await expecting({ statuses: [500] });
    await gateway.breakCalls({ getStatus: "error" });
    await checkAgain.click();
    await expect(page.getByRole("status").filter({ hasText: t("closed.notChecked") })).toBeVisible();
    await expect(heading).toBeVisible();
    await gateway.heal();
    await page.clock.fastForward(NEXT_LOOK_MS);
    await expect(hot).toBeVisible();
  });

  await test.step("a check opens it at once", async () => {
    await gateway.closeSite({ regionRestriction: true });
    await page.clock.fastForward(NEXT_LOOK_OPEN_MS);
    await expect(page.getByRole("heading", { level: 1, name: t("closed.regionTitle") })).toBeVisible();
    await gateway.closeSite({ regionRestriction: false });
    await checkAgain.click();
    await expect(hot).toBeVisible();
  });
});
