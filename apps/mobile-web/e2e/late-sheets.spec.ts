import { expect, moving, test } from "./fixtures.ts";
import { openWhole } from "./walk-down.ts";

test.use(moving);

test("what home loads by itself, and its menu, add one style sheet to the page's own", async ({
  page,
  words: { t },
}) => {
  await openWhole(page, "/m/home");
  await expect(page.getByRole("heading", { name: t("lowerHome.winners") })).toBeAttached();
  await page.getByRole("button", { name: t("shell.openMenu") }).click();
  await expect(page.getByRole("dialog", { name: t("shell.menu") })).toBeVisible();
  // Each further one would make the browser lay out the whole page again.
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(2);
});
