import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { PAYMENT_PASSWORD } from "./member-money.ts";
import { openSettled } from "./navigation.ts";
import { PASSWORD } from "./player.ts";
import { holdCalls } from "./requests.ts";
import { securityPage } from "./security-page.ts";

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

// taps.test.tsx and retrieve-form.test.tsx test responses between two taps, and late ones, with fake timers.

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

test("a double tap on a member's forms navigates nowhere, and nothing typed is lost", async ({
  page,
  words,
  gateway,
  member,
  signedInAs,
  expecting,
}) => {
  const { t } = words;
  const main = page.getByRole("main");
  const { payment } = securityPage(page, words);
  const deposit = main.getByRole("textbox", { name: t("deposit.amount") });
  const code = main.getByRole("textbox", { name: t("promoCode.label") });
  const forms = [
    {
      address: "/m/securityCenter?view=payment",
      call: "setPaymentPassword",
      path: "/api/member/payment-password",
      submit: payment.submit,
      typed: payment.proof,
      fillIn: async () => {
        await payment.proof.fill(member.password);
        await payment.newPassword.fill(PAYMENT_PASSWORD);
        await payment.again.fill(PAYMENT_PASSWORD);
      },
    },
    {
      address: "/m/voucherCenter",
      call: "createDeposit",
      path: "/api/deposits",
      submit: main.getByRole("button", { name: t("deposit.continue") }),
      typed: deposit,
      fillIn: () => deposit.fill("500"),
    },
    {
      address: "/m/promoCode",
      call: "redeemPromoCode",
      path: "/api/promo-codes/redeem",
      submit: main.getByRole("button", { name: t("promoCode.redeem") }),
      typed: code,
      fillIn: () => code.fill("VOLADO50"),
    },
  ];
  await signedInAs(page, member);
  await expecting({ statuses: [500] }, async () => {
    for (const { address, call, path, submit, typed, fillIn } of forms)
      await test.step(address, async () => {
        await openSettled(page, address);
        await fillIn();
        const before = await typed.inputValue();
        await gateway.breakCalls({ [call]: "error" });
        const answer = await holdCalls(page, path);
        const sent = countSent(page, path);
        await tapTwice(page, submit);
        answer();
        await expect(main.getByRole("alert")).toBeVisible();
        await expect(submit).not.toHaveAttribute("aria-busy");
        await expect(page).toHaveURL(address);
        await expect(typed).toHaveValue(before);
        expect(sent()).toBe(1);
        await gateway.heal();
      });
  });
});
