import { amountPattern } from "./amounts.ts";
import { noteForeignWords, open, type Visit } from "./visit.ts";

/** Home to its end: name, mark, and what the brand chose to show there. */
export const visitHome = async (visit: Visit): Promise<void> => {
  const { page, origin, merchant, findings } = visit;
  const { same, like } = findings;
  await open(visit, "/m/home");
  await page.locator(".vo-game-tile").first().waitFor();
  like("home's title", await page.title(), new RegExp(` · ${merchant.brandName}$`));

  const logo = page.locator(".vo-header a:has(.vo-logo)");
  like("the text of home's logo", await logo.textContent(), new RegExp(`^${merchant.brandName}`));
  const mark = logo.locator("img");
  same(
    "the address of home's mark",
    (await mark.count()) > 0 ? await mark.getAttribute("src") : "",
    merchant.logo,
  );
  if (merchant.logo !== "")
    like("home's mark", (await fetch(origin + merchant.logo)).headers.get("Content-Type"), /^image\//);
  same(
    "a choice of languages",
    (await page.locator("select[name=language]").count()) > 0,
    merchant.languages.length > 1,
  );

  // What lies below is asked for when it comes near.
  const winners = page.locator(
    { board: ".vo-winners", carousel: ".vo-winner-carousel" }[merchant.home.winners],
  );
  for (let turn = 0; turn < 40 && !(await winners.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
  await winners.waitFor();
  const amounts = await page.locator(".vo-winners__amount").allTextContents();
  for (const amount of amounts.slice(0, 3)) like("a winner's amount", amount, amountPattern(merchant));
  same("amounts of winners", amounts.length > 0, true);
  const customers = await page.locator(".vo-winners__customer").allTextContents();
  same(
    "masked winners",
    customers.length > 0 && customers.every((name) => name.includes("*")),
    merchant.policy.maskWinnerNames,
  );
  same("a jackpot", (await page.locator(".vo-jackpot").count()) > 0, merchant.policy.decorativeJackpot);
  same(
    "a guest's download bar",
    await page.locator(".vo-install-bar").isVisible(),
    !merchant.download.barNeedsLogin,
  );
  like(
    "home's end",
    await page.locator(".app-home-end").textContent(),
    new RegExp(`${merchant.policy.minimumAge}.*${merchant.brandName}`),
  );
  await noteForeignWords(visit, "home");
};
