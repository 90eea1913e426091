import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { PASSWORD } from "./player.ts";
import { SESSION_KEY } from "./site-facts.ts";

test("a login's body is sealed, and the same body is refused a second time", async ({
  page,
  words,
  request,
}) => {
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
  await other.getByRole("checkbox", { name: t("auth.keepSession") }).check();
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

test("what is typed before the code has come is kept, and never sent by the browser itself", async ({
  page,
  words,
}) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((passed) => setTimeout(passed, 1_500));
    await route.continue();
  });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const login = loginPage(page, words);
  await page.goto("/m/login", { waitUntil: "commit" });
  await login.username.fill("agente");
  await login.password.fill(PASSWORD);
  await login.password.press("Enter");
  await page.waitForLoadState("networkidle");

  await expect(page).toHaveURL(/\/m\/login$/);
  expect(addresses.filter((address) => address.includes(PASSWORD))).toEqual([]);
  await expect(login.username).toHaveValue("agente");
  await expect(login.password).toHaveValue(PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("the keyboard alone logs a player in", async ({ page, words: { t } }) => {
  await page.goto("/m/login");
  await expect(page.getByLabel(t("auth.username"))).toBeVisible();
  const tabTo = async (name: string) => {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? "") : "";
      });
      if (focused.includes(name)) return;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo(t("auth.username"));
  await page.keyboard.type("agente");
  await tabTo(t("auth.password"));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
});

test("empty fields are told, and the first of them has the cursor", async ({ page, words }) => {
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.submit.click();
  await expect(page.getByText(t("errors.usernameRequired"))).toBeVisible();
  await expect(page.getByText(t("errors.passwordRequired"))).toBeVisible();
  await expect(login.username).toBeFocused();
  await expect(login.username).toHaveAccessibleDescription(t("errors.usernameRequired"));
});

const closedDoors = [
  ["corredor", "errors.agentsOnly"],
  ["externo", "errors.nonMember"],
  ["suspendido", "errors.accountDisabled"],
  ["nadie_aqui", "errors.userNotFound"],
] as const;

for (const [account, why] of closedDoors) {
  test(`${account} is refused with the reason ${why}`, async ({ page, words, expecting }) => {
    await expecting({ statuses: [403, 404] });
    await page.goto("/m/login");
    await loginPage(page, words).logIn(account);
    await expect(page.getByText(words.t(why))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/login$/);
  });
}

test("another picture comes on a tap and clears what was typed", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [403] });
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  for (const attempt of [1, 2, 3]) {
    await login.logIn("prueba", `wrong-${attempt}`);
    await expect(login.submit).toBeEnabled();
    await expect(page.getByText(t("errors.wrongPassword"))).toBeVisible();
  }
  const picture = page.getByRole("img", { name: t("auth.captchaImage") });
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute("src");
  await login.captcha.fill("12");
  await page.getByRole("button", { name: t("auth.captchaRefresh") }).click();
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  await expect(login.captcha).toHaveValue("");

  await login.captcha.fill("000000");
  await login.logIn("prueba");
  await expect(page.getByText(t("errors.captchaWrong"))).toBeVisible();
  await expect(login.captcha).toHaveValue("");
  await login.captcha.fill(await gateway.lastCaptcha());
  await login.logIn("prueba");
  await expect(page).toHaveURL(/\/m\/home$/);
});
