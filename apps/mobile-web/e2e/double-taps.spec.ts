import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./navigation.ts";
import { PASSWORD } from "./player.ts";
import { holdCalls } from "./requests.ts";

/** Taps a button's position twice, the second time as soon as the button is busy. Delay its response until then. */
const tapTwice = async (page: Page, button: Locator): Promise<void> => {
  // Away from the bars, which cover both ends of the page.
  await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await button.boundingBox();
  if (!box) throw new Error("There is no button to tap.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.mouse.click(x, y);
};

/** CSS pixels from the top of the page to a button. */
const topOf = async (button: Locator): Promise<number> =>
  button.evaluate((element) => element.getBoundingClientRect().top + scrollY);

/** Expects a busy button to be where it was. */
const expectToStay = async (button: Locator, top: number): Promise<void> => {
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(Math.abs((await topOf(button)) - top)).toBeLessThan(1);
};

// double-taps.test.tsx taps every form of the site; taps.test.tsx and retrieve-form.test.tsx test responses between two
// taps, and late ones, with fake timers.

/** Counts a page's writes from now on; the client's retries of one request share a key. */
const countSent = (page: Page, path: string) => {
  const sent = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path)
      sent.add(request.headers()["idempotency-key"] ?? `call ${sent.size}`);
  });
  return () => sent.size;
};

test("a double tap on login follows no link, since the button keeps its place, and signs in once", async ({
  page,
  words,
  gateway,
  withSwitch,
  expecting,
}) => {
  const login = loginPage(page, words);
  const logins = countSent(page, "/api/login");
  await withSwitch("GOOGLELOGIN3", true, async () => {
    await openSettled(page, "/m/login");
    await login.username.fill("jugador");
    await login.password.fill(PASSWORD);

    await test.step("refused", async () => {
      await gateway.breakCalls({ login: "error" });
      await expecting({ statuses: [500] }, async () => {
        const answer = await holdCalls(page, "/api/login");
        await tapTwice(page, login.submit);
        answer();
        await expect(login.failure).toBeVisible();
        await expect(login.submit).not.toHaveAttribute("aria-busy");
      });
      await expect(page).toHaveURL(/\/m\/login$/);
      expect(logins()).toBe(1);
      await gateway.heal();
    });

    await test.step("accepted", async () => {
      const answer = await holdCalls(page, "/api/login");
      const top = await topOf(login.submit);
      await tapTwice(page, login.submit);
      await expectToStay(login.submit, top);
      answer();
      await expect(page).toHaveURL(/\/m\/home$/);
      expect(logins()).toBe(2);
    });
  });
});

test("a double tap on a deposit creates one, and nothing typed is lost", async ({
  page,
  words,
  gateway,
  member,
  signedInAs,
  expecting,
}) => {
  const { t } = words;
  const main = page.getByRole("main");
  const amount = main.getByRole("textbox", { name: t("deposit.amount") });
  const submit = main.getByRole("button", { name: t("deposit.continue") });
  await signedInAs(page, member);
  await openSettled(page, "/m/voucherCenter");
  await amount.fill("500");
  await expecting({ statuses: [500] }, async () => {
    await gateway.breakCalls({ createDeposit: "error" });
    const answer = await holdCalls(page, "/api/deposits");
    const sent = countSent(page, "/api/deposits");
    await tapTwice(page, submit);
    answer();
    await expect(main.getByRole("alert")).toBeVisible();
    await expect(submit).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL("/m/voucherCenter");
    await expect(amount).toHaveValue("500");
    expect(sent()).toBe(1);
    await gateway.heal();
  });
});
