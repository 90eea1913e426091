import { PAYMENT_PASSWORD } from "./bank-card.ts";
import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { PASSWORD } from "./player.ts";
import { securityPage } from "./security-page.ts";
import { openSettled } from "./settled.ts";
import { expectToHold, tapTwice, topOf } from "./tap-twice.ts";

/** Milliseconds that the gateway takes for an answer; none: the answer has moved the page before the second tap. */
const latencies = [0, 500, 1_500];

test("a double tap follows no link of the login, however late the answer, and signs in once", async ({
  page,
  words,
  gateway,
  withSwitch,
  expecting,
}) => {
  const login = loginPage(page, words);
  let logins = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/login") logins += 1;
  });
  await withSwitch("GOOGLELOGIN3", true, () =>
    expecting({ statuses: [500] }, async () => {
      await openSettled(page, "/m/login");
      await login.username.fill("jugador");
      await login.password.fill(PASSWORD);
      for (const latency of latencies)
        await test.step(`refused after ${latency} ms`, async () => {
          await gateway.breakCalls({ login: "error" });
          await gateway.slowDown(latency);
          await tapTwice(page, login.submit);
          await expect(login.submit).not.toHaveAttribute("aria-busy");
          await expect(login.failure).toBeVisible();
          await expect(page).toHaveURL(/\/m\/login$/);
        });

      await test.step("answered at last, it has held its place meanwhile", async () => {
        await gateway.heal();
        const answer = await holdCalls(page, "/api/login");
        const [before, top] = [logins, await topOf(login.submit)];
        await tapTwice(page, login.submit);
        await expectToHold(login.submit, top);
        answer();
        await expect(page).toHaveURL(/\/m\/home$/);
        expect(logins - before).toBe(1);
      });
    }),
  );
});

test("a double tap on a forgotten password's form sends it once, and leaves for nowhere else", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  const { forgot, failure } = passwordPages(page, words);
  await expecting({ statuses: [500] }, async () => {
    await openSettled(page, "/m/forget");
    await forgot.emailTab.click();
    await forgot.username.fill("jugador");
    await forgot.email.fill("jugador@example.com");
    for (const latency of latencies) {
      await gateway.breakCalls({ retrievePassword: "error" });
      await gateway.slowDown(latency);
      await tapTwice(page, forgot.retrieve);
      await expect(forgot.retrieve).not.toHaveAttribute("aria-busy");
      await expect(failure).toBeVisible();
      await expect(page).toHaveURL(/\/m\/forget/);
    }
  });
});

test("a double tap on a member's forms leaves the page for nowhere, and nothing that was typed is lost", async ({
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
      submit: main.getByRole("button", { name: t("deposit.continue") }),
      typed: deposit,
      fillIn: () => deposit.fill("500"),
    },
    {
      address: "/m/promoCode",
      call: "redeemPromoCode",
      submit: main.getByRole("button", { name: t("promoCode.redeem") }),
      typed: code,
      fillIn: () => code.fill("VOLADO50"),
    },
  ];
  await signedInAs(page, member);
  await expecting({ statuses: [500] }, async () => {
    for (const { address, call, submit, typed, fillIn } of forms)
      await test.step(address, async () => {
        await openSettled(page, address);
        await fillIn();
        const kept = await typed.inputValue();
        await gateway.breakCalls({ [call]: "error" });
        for (const latency of latencies) {
          await gateway.slowDown(latency);
          await tapTwice(page, submit);
          await expect(submit).not.toHaveAttribute("aria-busy");
          await expect(main.getByRole("alert")).toBeVisible();
          await expect(page).toHaveURL(address);
          await expect(typed).toHaveValue(kept);
        }
        await gateway.heal();
      });
  });
});
