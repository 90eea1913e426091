import { expect, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { loginPage } from "./login-page.ts";
import { vendorPage } from "./vendor-page.ts";

test("live games link to roulette and baccarat and, through login, to a dealer's table, unless it is closed", async ({
  page,
  words,
}) => {
  const { t } = words;
  const centre = vendorPage(page, words);
  await page.goto("/m/live-games");

  await test.step("a closed table says when it opens and has no link", async () => {
    const closed = centre.dealers
      .getByRole("listitem")
      .filter({ hasText: new RegExp(t("liveTables.opensAt", { time: "\\d\\d:\\d\\d" })) });
    await expect(closed.first()).toBeAttached();
    await expect(closed.getByRole("link")).toHaveCount(0);
  });

  await test.step("roulette and baccarat are one tap away, with their number of tables", async () => {
    const ways = page.getByRole("list", { name: t("liveTables.shortcuts") });
    const roulette = ways.getByRole("link", { name: new RegExp(t("shell.titles.roulette")) });
    await expect(roulette).toContainText(t("liveTables.tables", { count: 22 }));
    await expect(ways.getByRole("link", { name: new RegExp(t("shell.titles.baccarat")) })).toHaveAttribute(
      "href",
      "/m/baccarat",
    );
    await roulette.click();
    await expect(page).toHaveURL(/\/m\/roulette$/);
    await expect(gameGrid(page, words).first).toBeVisible();
    await page.goBack();
  });

  await test.step("a guest's tap on a dealer leads through login to the table", async () => {
    const renata = centre.dealers.getByRole("link", { name: /Renata/ });
    await expect(renata).toContainText(t("liveTables.state.open"));
    await expect(renata).toContainText(words.money(500));
    await renata.click();
    await expect(page).toHaveURL(/\/m\/login\?back=/);
    await loginPage(page, words).logIn("agente");
    await expect(page).toHaveURL(/\/m\/play\?.*node=LUZ-LIVE-001/);
    const table = page.frameLocator("iframe");
    await expect(table.getByText("Toca dónde apostar.")).toBeVisible();
    const spin = table.getByRole("button", { name: "Girar" });
    await expect(spin).toBeDisabled();
    await table.getByRole("radio", { name: "17" }).check();
    await expect(spin).toBeEnabled();
    await spin.click();
    const landing = table.getByRole("list", { name: "Últimos números" }).getByRole("listitem");
    await expect(landing).toHaveText(/^\d+ (Rojo|Negro|Verde)$/);
    await expect(table.locator(".felt [data-landed]")).toHaveText(
      /^\d+/.exec((await landing.textContent()) ?? "")?.[0] ?? "",
    );
  });
});
