import { expect, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";

test("rewards, promo codes and daily tasks are in the menu only while their switches are on", async ({
  page,
  words,
  signedInAs,
  withSwitch,
  expecting,
}) => {
  const { t } = words;
  const menus = menusOf(page, words);
  const entries = [
    { name: t("menu.rewardCentre"), flag: "REWCEN3" },
    { name: t("menu.promoCode"), flag: "REWCEN3" },
    { name: t("menu.dailyTasks"), flag: "MISSIONLB3" },
  ] as const;
  const openMenu = async () => {
    await page.goto("/m/home");
    await menus.openSide();
    // Below the entries that every player has, so those have loaded once this one has.
    await expect(menus.side.getByRole("link", { name: t("menu.withdraw") })).toBeVisible();
  };
  const shown = async () => {
    const names = await menus.namesIn(menus.side);
    return entries.filter(({ name }) => names.includes(name)).map(({ name }) => name);
  };
  const withBoth = (rewards: boolean, tasks: boolean, run: () => Promise<void>) =>
    withSwitch("REWCEN3", rewards, () => withSwitch("MISSIONLB3", tasks, run));

  await signedInAs(page, "jugador");
  // Home requests the rewards according to the previous visit's switches until the gateway has sent these.
  await expecting({ statuses: [403] });
  // menu-entry.test.ts of the domain covers each switch alone, both on and both off.
  for (const [rewards, tasks] of [
    [true, false],
    [false, true],
  ] as const)
    await test.step(`REWCEN3 ${rewards}, MISSIONLB3 ${tasks}`, () =>
      withBoth(rewards, tasks, async () => {
        const on = { REWCEN3: rewards, MISSIONLB3: tasks };
        await openMenu();
        // The previous visit's switches apply until the gateway has sent these.
        await expect.poll(shown).toEqual(entries.filter(({ flag }) => on[flag]).map(({ name }) => name));
      }));
});
