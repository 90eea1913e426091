import { expect, test } from "./fixtures.ts";
import { holdCalls } from "./held-code.ts";
import { loginPage } from "./login-page.ts";
import { PASSWORD } from "./player.ts";
import { SESSION_KEY } from "./site-facts.ts";
import { expectTold } from "./told.ts";

test("a login's body is encrypted, and the same body is refused a second time", async ({
  page,
  words,
  request,
}) => {
  const traffic: string[] = [];
  page.on("request", (call) =>
    traffic.push(call.url(), call.postData() ?? "", JSON.stringify(call.headers())),
  );
  await page.goto("/m/login");
  const sent = page.waitForRequest((candidate) => candidate.url().endsWith("/api/login"));
  await loginPage(page, words).logIn("agente");
  const login = await sent;
  await expect(page).toHaveURL(/\/m\/home$/);

  const headers = await login.allHeaders();
  const body = login.postData() ?? "";
  expect(Object.keys(login.postDataJSON())).toEqual(["data"]);
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

test("a session lives in its tab alone unless the player asks to stay signed in", async ({
  page,
  context,
  words,
}) => {
  const { t } = words;
  await page.goto("/m/login");
  await loginPage(page, words).logIn("agente");
  await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
  const kept = () =>
    page.evaluate(
      (key) => ({ tab: sessionStorage.getItem(key) !== null, browser: JSON.stringify(localStorage) }),
      SESSION_KEY,
    );
  expect((await kept()).tab).toBe(true);
  expect((await kept()).browser).not.toContain(SESSION_KEY);

  const other = await context.newPage();
  await other.goto("/m/home");
  await expect(other.getByRole("link", { name: t("shell.login") })).toBeVisible();

  await other.goto("/m/login");
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

test("a gateway that fails in the middle costs nothing that was typed", async ({ page, words, failing }) => {
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await failing("login", async () => {
    await login.logIn("agente");
    await expect(login.failure).toContainText(words.t("errors.server"));
    await expect(login.username).toHaveValue("agente");
    await expect(login.password).toHaveValue(PASSWORD);
  });
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("an impatient second Enter sends nothing", async ({ page, words }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/login")) sent.push(request.url());
  });
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await login.username.fill("agente");
  await login.password.fill(PASSWORD);
  const release = await holdCalls(page, "/api/login");
  await login.password.press("Enter");
  await expect(login.submit).toHaveAttribute("aria-busy", "true");
  await login.password.press("Enter");
  await login.username.press("Enter");
  release();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(sent).toHaveLength(1);
});

test("the way back to the page asked for goes through registration, too", async ({ page, words: { t } }) => {
  await page.goto("/m/mine");
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmine$/);
  const menu = page.getByRole("navigation", { name: t("auth.accountMenu") });
  await menu.getByRole("link", { name: t("shell.register") }).click();
  await expect(page).toHaveURL(/\/m\/register\?back=%2Fm%2Fmine$/);
  await menu.getByRole("link", { name: t("shell.titles.login") }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmine$/);
});

test("who was sent to log in comes back to the page asked for", async ({ page, words }) => {
  await page.goto("/m/slot-games?type=fav");
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(/\/m\/slot-games\?type=fav$/);
  await expectTold(page, words.t("auth.loggedIn"));
});
