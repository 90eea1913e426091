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
