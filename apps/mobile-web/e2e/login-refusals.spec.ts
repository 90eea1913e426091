import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";

const closedDoors = [
  ["externo", "errors.nonMember"],
  ["suspendido", "errors.accountDisabled"],
] as const;

test("every refusal says why; unknown names get a link to registration, wrong passwords to a new password", {
  tag: "@core",
}, async ({ page, words, member, expecting }) => {
  await expecting({ statuses: [403, 404] });
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  for (const [account, why] of closedDoors) {
    await test.step(`${account} is refused with the reason ${why}`, async () => {
      await login.logIn(account);
      await expect(login.failure).toContainText(t(why));
      await expect(page).toHaveURL(/\/m\/login$/);
    });
  }
  await login.logIn("nadie_aqui");
  await expect(login.failure).toContainText(t("errors.userNotFound"));
  await expect(login.failure.getByRole("link", { name: t("auth.toRegister") })).toHaveAttribute(
    "href",
    "/m/register",
  );
  await login.logIn(member.username, "not-the-one");
  await expect(login.failure).toContainText(t("errors.wrongPassword"));
  await login.failure.getByRole("link", { name: t("auth.toForgotPassword") }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
});

test("a captcha that fails to load is retried; a tap loads another and clears what was typed", async ({
  page,
  words,
  gateway,
  member,
  expecting,
}) => {
  await expecting({ statuses: [403, 500] });
  const { t } = words;
  const login = loginPage(page, words);
  const { picture } = login;
  await page.goto("/m/login");
  await gateway.breakCalls({ getCaptcha: "error" });
  for (const attempt of [1, 2, 3]) {
    await login.logIn(member.username, `wrong-${attempt}`);
    await expect(login.failure).toContainText(t("errors.wrongPassword"));
    await expect(login.submit).not.toHaveAttribute("aria-busy", "true");
  }
  const retry = page.getByRole("button", { name: t("common.retry") });
  await expect(retry).toBeVisible();
  await gateway.heal();
  await retry.click();
  await expect(picture).toBeVisible();
  await expect(login.username).toHaveValue(member.username);

  const first = await picture.getAttribute("src");
  await login.captcha.fill("12");
  await page.getByRole("button", { name: t("auth.captchaRefresh") }).click();
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  await expect(login.captcha).toHaveValue("");

  const second = await picture.getAttribute("src");
  await login.captcha.fill("000000");
  await login.logIn(member.username, member.password);
  await expect(page.getByText(t("errors.captchaWrong"))).toBeVisible();
  await expect(login.captcha).toHaveValue("");
  await expect(picture).not.toHaveAttribute("src", second ?? "");
  await login.captcha.fill(await gateway.lastCaptcha());
  await login.logIn(member.username, member.password);
  await expect(page).toHaveURL(/\/m\/home$/);
});
