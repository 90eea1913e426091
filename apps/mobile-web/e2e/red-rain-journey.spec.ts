import { expectAccessible } from "./axe.ts";
import { expect, moving, test } from "./fixtures.ts";
import { expectToFit, layoutShift } from "./layout.ts";
import { openSettled } from "./navigation.ts";
import { losingAnswers } from "./requests.ts";

test.use(moving);

const HOUR = 3_600_000;

test("a rain is announced, played by keyboard and by touch, and pays once whatever response is lost", {
  tag: "@core",
}, async ({ page, words: { t, money }, gateway, member, signedInAs, expecting }) => {
  const rain = { startsIn: 0, lasts: HOUR, tries: 3, prizes: [500] };
  const amount = money(500);
  await gateway.setBalance(member.username, 0);
  await signedInAs(page, member);

  // Announced.
  await gateway.letItRain({ ...rain, startsIn: 2 * HOUR });
  await openSettled(page, "/m/activity/signIn");
  await page.getByRole("link", { name: t("redRain.link") }).click();
  await expect(page).toHaveURL(/\/m\/redRain$/);
  await expect(page.getByRole("timer", { name: t("redRain.next") })).toHaveText(/^01:59:\d\d$/);
  await expectAccessible(page);
  await expectToFit(page, "red-rain-coming");

  // Falling; the keyboard opens an envelope.
  await gateway.letItRain(rain);
  await openSettled(page, "/m/redRain");
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const envelope = (place: number) =>
    page.getByRole("button", { name: t("redRain.envelope", { place }), exact: true });
  const opened = (place: number) =>
    page.getByRole("button", { name: t("redRain.envelopeWon", { place, amount }) });
  await expect(page.getByText(t("redRain.left", { count: 3 }))).toBeVisible();
  await envelope(2).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("redRain.won", { amount }))).toBeVisible();
  await expect(opened(2)).toBeFocused();
  await expect(page.getByText(t("redRain.left", { count: 2 }))).toBeVisible();
  await expectAccessible(page);

  // Without motion: two quick taps open only one.
  await page.getByRole("checkbox", { name: t("redRain.stop") }).check();
  await envelope(7).dblclick();
  await expect(opened(7)).toBeVisible();
  await expect(page.getByText(t("redRain.left", { count: 1 }))).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(1_000);
  await expectToFit(page, "red-rain-open");

  // The gateway handles the third; the response is lost, and the next tap doesn't open another one.
  await expecting({ noAnswer: true });
  await losingAnswers(page, "**/red-rain/open", async () => {
    await envelope(1).click();
    await expect(page.getByText(t("redRain.unsure"))).toBeVisible();
  });
  await envelope(1).click();

  const total = money(1_500);
  await expect(
    page.getByRole("heading", { name: t("redRain.summary.won", { amount: total }) }),
  ).toBeVisible();
  await expect(page.getByText(t("redRain.opened", { count: 3 }))).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(1_500);
  await expectAccessible(page);
  await expectToFit(page, "red-rain-won");

  // The prize is among the rewards.
  await page.getByRole("link", { name: t("redRain.toRewards") }).click();
  const over = page.getByRole("region", { name: t("rewards.over") });
  await expect(over.getByText(t("rewards.kinds.red-rain"))).toHaveCount(3);
});

test("empty envelopes, a missed rain, no rain, and an outage", async ({
  page,
  words: { t },
  gateway,
  member,
  signedInAs,
  failing,
}) => {
  await gateway.letItRain({ startsIn: 0, lasts: HOUR, tries: 1, prizes: [0] });
  await signedInAs(page, member);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await failing("getRedRain", async () => {
    await page.goto("/m/redRain");
    await expect(page.getByText(t("redRain.failed"))).toBeVisible();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  await page.getByRole("button", { name: t("redRain.envelope", { place: 5 }) }).click();
  await expect(page.getByText(t("redRain.nothing"))).toBeVisible();
  await expect(page.getByRole("heading", { name: t("redRain.summary.empty") })).toBeVisible();

  // Another gateway's responses: the previous rain was missed; none is planned.
  await page.route("**/api/red-rain", async (route) => {
    const answer = await (await route.fetch()).json();
    const { serverTime, rain } = answer.value;
    const value = {
      ...answer.value,
      rain: { ...rain, startsAt: serverTime + HOUR, endsAt: serverTime + 2 * HOUR, openings: [] },
      last: { endedAt: serverTime - HOUR, opened: 0, won: "0.00" },
    };
    await route.fulfill({ json: { ...answer, value } });
  });
  await page.reload();
  await expect(page.getByText(t("redRain.last.missed"))).toBeVisible();
  await page.unroute("**/api/red-rain");
  await page.route("**/api/red-rain", async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, value: { ...answer.value, rain: null, last: null } } });
  });
  await page.reload();
  await expect(page.getByText(t("redRain.none.title"))).toBeVisible();
});
