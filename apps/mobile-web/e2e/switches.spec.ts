import { expect, test } from "./fixtures.ts";

test("members are offered the invite only while its promotion is on, guests always", async ({
  page,
  context,
  words: { t },
  signedInAs,
  withSwitch,
}) => {
  const guest = await context.newPage();
  await signedInAs(page, "jugador");
  const invite = (of: typeof page) =>
    of
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t("shell.tabs.invite") });

  await withSwitch("REFERRAL", true, async () => {
    await page.goto("/m/home");
    await expect(invite(page)).toBeVisible();
  });
  await withSwitch("REFERRAL", false, async () => {
    await page.goto("/m/home");
    await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
    await expect(invite(page)).toHaveCount(0);
    await guest.goto("/m/home");
    await expect(invite(guest)).toBeVisible();
  });
});
