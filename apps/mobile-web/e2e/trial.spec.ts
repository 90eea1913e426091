import { MemberType } from "@volado/domain/member";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

test("a guest goes home from the trial's page by its arrow, then tries the site, and leaves nothing behind", {
  tag: "@core",
}, async ({ page, words: { t } }) => {
  await page.goto("/m/login");
  await page.getByRole("link", { name: t("auth.toTrial") }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.trial") })).toBeVisible();
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.getByRole("link", { name: t("shell.login") }).click();
  await page.getByRole("link", { name: t("auth.toTrial") }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/trial"));
  await page.getByRole("button", { name: t("auth.trial.start") }).click();
  expect((await sent).headers()).toMatchObject({ module: "FREEPLAY3" });

  await expect(page).toHaveURL(/\/m\/home$/);
  await expectToast(page, t("auth.trial.started"));
  const session = await sessionOf(page);
  expect(session.type).toBe(MemberType.Trial);
  const stored = () =>
    page.evaluate(() => ({
      trial: sessionStorage.getItem("trialUserName"),
      browser: localStorage.getItem("MC_SESSION_INFO"),
    }));
  expect(await stored()).toEqual({ trial: session.userName, browser: null });

  await page.getByRole("button", { name: t("shell.profile") }).click();
  const panel = page.getByRole("dialog", { name: t("shell.profile") });
  await panel.getByRole("button", { name: t("shell.signOut") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("shell.signOut") })
    .click();
  await expect(page.getByRole("link", { name: t("shell.login") })).toBeVisible();
  expect(await stored()).toEqual({ trial: null, browser: null });
});

test("the trial's page links to registration, and a login replaces a trial", async ({ page, words }) => {
  const { t } = words;
  await page.goto("/m/trail");
  await expect(page).toHaveTitle(new RegExp(t("shell.titles.trial")));

  await test.step("to registration", async () => {
    await page
      .getByRole("main")
      .getByRole("link", { name: t("auth.toRegister") })
      .click();
    await expect(page).toHaveURL(/\/m\/register$/);
    await page.goBack();
  });

  await test.step("registration and login open, and a login replaces the trial", async () => {
    await page.getByRole("button", { name: t("auth.trial.start") }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("shell.tabs.deposit") })
      .click();
    await page
      .getByRole("alertdialog", { name: t("freeReject.title") })
      .getByRole("button", { name: t("freeReject.register") })
      .click();
    await page
      .getByRole("navigation", { name: t("auth.accountMenu") })
      .getByRole("link", { name: t("shell.titles.login") })
      .click();
    // The previous page has fields of the same names.
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.login") })).toBeVisible();
    await loginPage(page, words).logIn("jugador");
    await expect(page).toHaveURL(/\/m\/home$/);
    await expectToast(page, t("auth.loggedIn"));
    expect(await sessionOf(page)).toMatchObject({ userName: "jugador" });
    expect(await page.evaluate(() => sessionStorage.getItem("trialUserName"))).toBeNull();
  });
});

test("a member tries the site with practice credit, and is back in the own account afterwards (Spec §6 free play)", async ({
  page,
  words: { t },
  signedInAs,
}) => {
  await signedInAs(page, "jugador");
  await page.goto("/m/trail");
  await expect(page.getByText(t("auth.trial.memberWaits", { name: "jugador" }))).toBeVisible();
  await page.getByRole("button", { name: t("auth.trial.start") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await sessionOf(page)).type).toBe(MemberType.Trial);

  await page.reload();
  await page.getByRole("button", { name: t("shell.profile") }).click();
  const panel = page.getByRole("dialog", { name: t("shell.profile") });
  await panel.getByRole("button", { name: t("shell.signOut") }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(t("shell.leaveTrialText", { name: "jugador" }));
  await question.getByRole("button", { name: t("shell.leaveTrial") }).click();
  await expectToast(page, t("shell.trialLeft", { name: "jugador" }));
  expect(await sessionOf(page)).toMatchObject({ userName: "jugador", type: MemberType.Member });

  // A signed-in player needs no login, and sees a message.
  await page.goto("/m/login?back=%2Fm%2FsecurityCenter");
  await expect(page).toHaveURL(/\/m\/securityCenter$/);
  await expectToast(page, t("common.alreadyLoggedIn"));
});
