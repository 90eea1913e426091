import { expect, moving, test } from "./fixtures.ts";
import { layoutShift, wholeGames } from "./layout.ts";
import { leavePageBy, navigateTo, openToEnd } from "./navigation.ts";

test.use(moving);

/** The limit of the project's budgets. */
const CLS = 0.02;

test("a member's home has recently played games, favourites and rewards, without layout shift", async ({
  page,
  words: { t },
  gateway,
  expecting,
  member,
  signedInAs,
}) => {
  await gateway.setBalance(member.username, 10_000);
  const server = await signedInAs(page, member);
  const own = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: t("lowerHome.own.title") }) });
  const games = own.getByRole("listitem");
  const hotGames = page.getByRole("heading", { level: 2, name: t("home.hot") });
  const placeOfHotGames = () => hotGames.evaluate((heading) => heading.getBoundingClientRect().top + scrollY);

  await test.step("before anything was played it says what will appear there, below the hot games", async () => {
    await openToEnd(page, "/m/home");
    await expect(own.getByText(t("lowerHome.own.empty"))).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(await wholeGames(page)).toBeGreaterThanOrEqual(6);
    expect(await layoutShift(page)).toBeLessThanOrEqual(CLS);
  });

  let place = 0;
  await test.step("then recently played games and favourites, first at the next opening", async () => {
    await server.starSlots(2);
    await server.playSlot();
    await openToEnd(page, "/m/home");
    await expect(games).toHaveCount(3);
    await openToEnd(page, "/m/home");
    await expect(games).toHaveCount(3);
    place = await placeOfHotGames();
    expect(await own.evaluate((section) => section.getBoundingClientRect().top + scrollY)).toBeLessThan(
      place,
    );
    await expect(games.first().getByRole("button", { pressed: true })).toHaveCount(0);
    await expect(own.getByRole("button", { pressed: true })).toHaveCount(2);
    expect(await layoutShift(page)).toBeLessThanOrEqual(CLS);
  });

  await test.step("a tap on a star removes it", async () => {
    const removed = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await games.nth(1).getByRole("button", { pressed: true }).click();
    await expect(games).toHaveCount(2);
    // The tile disappears before the gateway is called: leaving the page earlier would cancel the call.
    await removed;
  });

  await test.step("a part that fails to load offers a retry in the same place", async () => {
    await expecting({ statuses: [500] });
    await gateway.breakCalls({ listRecentGames: "error", listFavourites: "error" });
    await openToEnd(page, "/m/home");
    const retry = own.getByRole("button", { name: t("common.retry") });
    await expect(retry).toBeVisible();
    expect(await placeOfHotGames()).toBeCloseTo(place, 0);
    await gateway.heal();
    await retry.click();
    await expect(games).toHaveCount(2);
  });

  await test.step("pending rewards are shown, and one tap away", async () => {
    const rewards = own.getByRole("link", { name: t("lowerHome.own.rewardsToClaim", { count: 2 }) });
    await expect(rewards).toHaveCount(0);
    for (const amount of [2_500, 1_000]) await gateway.issueReward(member.username, amount);
    await openToEnd(page, "/m/home");
    await rewards.click();
    await expect(page).toHaveURL(/\/m\/rewardCenter$/);
    const claimable = page.getByRole("region", { name: t("rewards.claimable") });
    await expect(claimable.getByRole("button")).toHaveCount(2);
    await navigateTo(page, "/m/home");
  });

  await test.step("it links to all that was played, and a tap opens a game", async () => {
    const all = own.getByRole("link", { name: `${t("common.seeAll")}: ${t("lowerHome.own.title")}` });
    await leavePageBy(page, () => all.click());
    await expect(page).toHaveURL(/\/m\/recent$/);
    await navigateTo(page, "/m/home");
    await games.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/m\/play/);
  });
});
