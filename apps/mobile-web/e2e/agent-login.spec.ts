import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { PASSWORD } from "./player.ts";
import { sessionOf } from "./session.ts";

test("the players' login refuses an agent and links to the agents' own, of username and password alone", {
  tag: "@core",
}, async ({ page, words, expecting, failing }) => {
  const { t } = words;
  const login = loginPage(page, words);
  const title = page.getByRole("heading", { level: 1, name: t("shell.titles.agentLogin") });
  await page.goto("/m/login");
  await expect(login.smsTab).toBeVisible();

  await test.step("the agents' login is username and password alone", async () => {
    await page.getByRole("link", { name: t("auth.agentQuestion") }).click();
    await expect(title).toBeVisible();
    await expect(login.usernameTab).toBeVisible();
    await expect(login.smsTab).toHaveCount(0);
    await expect(page.getByRole("link", { name: t("auth.toTrial") })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /google|facebook/i })).toHaveCount(0);
    await expect(login.username).toHaveAttribute("autocomplete", "username");
    await expectAccessible(page);

    const logins = page.getByRole("navigation", { name: t("auth.loginKinds") });
    await expect(logins.getByRole("link", { name: t("auth.agentLogin") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await logins.getByRole("link", { name: t("auth.playerLogin") }).click();
    await expect(login.smsTab).toBeVisible();
  });

  await test.step("the link from the players' login keeps what was typed", async () => {
    await expecting({ statuses: [403] }, async () => {
      await login.logIn("corredor");
      await expect(login.failure).toContainText(t("errors.agentsOnly"));
    });
    await login.failure.getByRole("link", { name: t("auth.toAgentLogin") }).click();
    await expect(page).toHaveURL(/\/m\/login\?as=agent$/);
    await expect(title).toBeVisible();
    await expect(login.failure).toHaveCount(0);
    await expect(login.username).toHaveValue("corredor");
    await expect(login.password).toHaveValue(PASSWORD);
  });

  await test.step("a failing gateway costs an agent nothing that was typed", async () => {
    await failing("loginAgent", async () => {
      await login.submit.click();
      await expect(login.failure).toContainText(t("errors.server"));
      await expect(login.username).toHaveValue("corredor");
      await expect(login.password).toHaveValue(PASSWORD);
    });
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/agent/login"));
    await login.submit.click();
    expect(Object.keys((await sent).postDataJSON())).toEqual(["data"]);
    await expect(page).toHaveURL(/\/m\/agent$/);
    expect(await sessionOf(page)).toMatchObject({ userName: "corredor", firstTimeLogin: false });
  });
});
