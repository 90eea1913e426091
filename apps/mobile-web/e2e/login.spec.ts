import type { Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { PASSWORD } from "./player.ts";
import { holdCalls } from "./requests.ts";
import { SESSION_KEY } from "./site-facts.ts";
import { expectToast } from "./toasts.ts";

test("a failing gateway costs nothing typed; then the login is sent once, encrypted, and refused a second time", {
  tag: "@core",
}, async ({ page, words, request, failing }) => {
  const login = loginPage(page, words);
  const traffic: string[] = [];
  page.on("request", (call) =>
    traffic.push(call.url(), call.postData() ?? "", JSON.stringify(call.headers())),
  );
  await page.goto("/m/login");
  await failing("login", async () => {
    await login.logIn("agente");
    await expect(login.failure).toContainText(words.t("errors.server"));
    await expect(login.username).toHaveValue("agente");
    await expect(login.password).toHaveValue(PASSWORD);
  });

  const logins: Request[] = [];
  page.on("request", (call) => {
    if (call.url().endsWith("/api/login")) logins.push(call);
  });
  await test.step('the key that says "next" goes to the password and sends nothing', async () => {
    await login.username.press("Enter");
    await expect(login.password).toBeFocused();
    expect(logins).toEqual([]);
  });
  await test.step("an impatient second Enter sends nothing", async () => {
    const release = await holdCalls(page, "/api/login");
    await login.password.press("Enter");
    await expect(login.submit).toHaveAttribute("aria-busy", "true");
    await login.password.press("Enter");
    await login.username.press("Enter");
    release();
    await expect(page).toHaveURL(/\/m\/agent$/);
    expect(logins).toHaveLength(1);
  });

  await test.step("the body is encrypted, and the same body is refused a second time", async () => {
    const [sent] = logins;
    const headers = (await sent?.allHeaders()) ?? {};
    const body = sent?.postData() ?? "";
    expect(Object.keys(sent?.postDataJSON())).toEqual(["data"]);
    expect(headers.encryption).toMatch(/^hpke1; kid=[^;]+; enc=[\w-]+; ts=\d+; n=[\w-]+$/);
    for (const secret of [PASSWORD, Buffer.from(PASSWORD).toString("base64").slice(0, 12), "agente"]) {
      expect(body + JSON.stringify(headers)).not.toContain(secret);
    }

    expect(traffic.filter((text) => text.includes(PASSWORD) || text.includes(btoa(PASSWORD)))).toEqual([]);

    const again = await request.post("/api/login", {
      data: body,
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => !/^(:|host|content-length)/.test(name)),
      ),
    });
    expect(again.status()).toBe(409);
    expect(await again.json()).toMatchObject({ success: false, code: "replayed" });
  });
});

test("a session is limited to its tab unless the player asks to stay signed in", { tag: "@core" }, async ({
  page,
  context,
  words,
}) => {
  const { t } = words;
  await page.goto("/m/login");
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL("/m/agent");
  await page.goto("/m/home");
  await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
  const stored = () =>
    page.evaluate(
      (key) => ({ tab: sessionStorage.getItem(key) !== null, browser: JSON.stringify(localStorage) }),
      SESSION_KEY,
    );
  expect((await stored()).tab).toBe(true);
  expect((await stored()).browser).not.toContain(SESSION_KEY);

  const other = await context.newPage();
  await other.goto("/m/home");
  await expect(other.getByRole("link", { name: t("shell.login") })).toBeVisible();

  await other.getByRole("link", { name: t("shell.login") }).click();
  await other.getByRole("checkbox", { name: t("auth.remember") }).check();
  await loginPage(other, words).logIn("prueba");
  await expect(other).toHaveURL(/\/m\/home$/);
  const third = await context.newPage();
  await third.goto("/m/mine");
  await expect(third.getByText(t("shell.memberAccount", { account: "prueba" }))).toBeVisible();

  await page.bringToFront();
  await page.getByRole("button", { name: t("shell.profile") }).click();
  const panel = page.getByRole("dialog", { name: t("shell.profile") });
  await expect(panel.getByText(t("shell.memberAccount", { account: "agente" }))).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: t("shell.profile") }).click();
  await expect(panel.getByText(t("shell.memberAccount", { account: "agente" }))).toBeVisible();
});

test("a redirected visitor returns to the requested page after login, also by way of registration", {
  tag: "@core",
}, async ({ page, words }) => {
  const { t } = words;
  const target = "/m/slot-games?type=fav";
  await page.goto(target);
  await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(target)}`);
  const menu = page.getByRole("navigation", { name: t("auth.accountMenu") });
  await menu.getByRole("link", { name: t("shell.register") }).click();
  await expect(page).toHaveURL(`/m/register?back=${encodeURIComponent(target)}`);
  await menu.getByRole("link", { name: t("shell.titles.login") }).click();
  await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(target)}`);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.login") })).toBeVisible();
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(target);
  await expectToast(page, t("auth.loggedIn"));
});
