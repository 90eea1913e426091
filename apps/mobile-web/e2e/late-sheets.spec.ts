import { expect, moving, test } from "./fixtures.ts";
import { openWhole } from "./walk-down.ts";

test.use(moving);

test("what comes to home by itself, and its menu, bring one style sheet beside the page's own", async ({
  page,
  words: { t },
}) => {
  await openWhole(page, "/m/home");
  await expect(page.getByRole("heading", { name: t("lowerHome.winners") })).toBeAttached();
  await page.getByRole("button", { name: t("shell.openMenu") }).click();
  await expect(page.getByRole("dialog", { name: t("shell.menu") })).toBeVisible();
  // Each further one would have the browser lay out the whole page anew.
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(2);
});
