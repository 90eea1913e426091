import { amountPattern } from "./amounts.ts";
import { noteForeignWords, open, type Visit } from "./visit.ts";

/** A list of games with its filter, and the vendors that the brand calls cockfights. */
export const visitGames = async (visit: Visit): Promise<void> => {
  const { page, merchant, findings } = visit;
  await open(visit, "/m/slot-games");
  await page.locator(".vo-game-grid__list .vo-game-tile").first().waitFor();
  await noteForeignWords(visit, "the list of slots");

  await page.locator(".app-filter-button").click();
  const filter = page.locator("dialog[open]");
  await filter.getByRole("radio").first().waitFor();
  const amount = amountPattern(merchant);
  const choices = await filter.locator("label").allTextContents();
  findings.same(
    "a minimum bet in the filter",
    choices.some((text) => amount.test(text)),
    merchant.games.linesShown,
  );

  await open(visit, "/m/cockfight");
  const tiles = page.locator(".app-vendor-tiles a");
  await tiles.first().waitFor();
  const links = await tiles.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const { cockfight } = merchant.vendors;
  findings.same("the number of vendors of cockfights", links.length, cockfight.length);
  for (const code of cockfight)
    findings.same(
      `a vendor ${code} of cockfights`,
      links.some((link) => link.includes(code)),
      true,
    );
  await noteForeignWords(visit, "the page of cockfights");
};
