import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./navigation.ts";
import { securityPage } from "./security-page.ts";
import { signOut } from "./session.ts";
import { expectToast } from "./toasts.ts";

test("a member adds a passkey, logs in with it, removes it, and then it logs nobody in", {
  tag: "@core",
}, async ({ page, words, member, expecting }) => {
  const { t } = words;
  const security = securityPage(page, words);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const enter = page.getByRole("button", { name: t("auth.passkey") });
  const atHome = page.getByRole("button", { name: t("shell.profile") });

  const leave = async () => {
    await openSettled(page, "/m/mine");
    await signOut(page, words);
    await page.goto("/m/login");
  };

  await page.goto("/m/login");
  await loginPage(page, words).logIn(member.username, member.password);
  await expect(atHome).toBeVisible();

  await test.step("the passkey is added with the password", async () => {
    await openSettled(page, "/m/securityCenter");
    await expect(security.row(t("security.rows.passkeys"))).toContainText(t("security.unset"));
    await security.row(t("security.rows.passkeys")).click();
    await security.field(t("security.ownPassword")).fill(member.password);
    await security.button(t("security.passkeys.add")).click();
    await expectToast(page, t("security.passkeys.added"));
    await expect(page.getByText(t("security.passkeys.unused"))).toBeVisible();
  });

  await test.step("it logs the member in", async () => {
    await leave();
    await enter.click();
    await expect(atHome).toBeVisible();
    await openSettled(page, "/m/securityCenter?view=passkeys");
    await expect(page.getByText(t("security.passkeys.unused"))).toBeHidden();
  });

  await expecting({ statuses: [403] });
  await test.step("removed, it logs nobody in", async () => {
    await page.getByRole("listitem").getByRole("button").click();
    const dialog = page.getByRole("dialog", { name: t("security.passkeys.removeTitle") });
    await dialog.getByRole("button", { name: t("security.cards.remove") }).click();
    await expectToast(page, t("security.passkeys.removed"));
    await leave();
    await enter.click();
    await expect(page.getByText(t("errors.passkeyRefused"))).toBeVisible();
  });
});
