import { expect, test } from "./fixtures.ts";
import { holdCode } from "./held-code.ts";
import { layoutShift } from "./layout-shift.ts";
import { loginPage } from "./login-page.ts";
import { PASSWORD } from "./player.ts";
import { wordsIn } from "./words.ts";

/** A layout shift of some pixels of a word: the display face's words are not as long as the system's to the pixel. */
const IMPERCEPTIBLE = 0.0005;

test("what is typed and sent before the code has come is sent by it, and never by the browser itself", async ({
  page,
  words,
}) => {
  const release = await holdCode(page);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const login = loginPage(page, words);
  await page.goto("/m/login", { waitUntil: "commit" });
  await login.username.fill("agente");
  await login.password.fill(PASSWORD);
  await login.password.press("Enter");
  await expect(page.locator("[data-prerendered]")).toHaveCount(1);
  release();

  await expect(page).toHaveURL(/\/m\/home$/);
  expect(addresses.filter((address) => address.includes(PASSWORD))).toEqual([]);
  expect(addresses.filter((address) => address.endsWith("/api/login"))).toHaveLength(1);
});

test("the prerendered form stands where the live one will, and nothing moves when its letters and its code come", async ({
  page,
  words,
  withSwitch,
}) => {
  const releaseCode = await holdCode(page);
  const releaseLetters = await holdCode(page, "**/*.woff2");
  const { username, password, submit, usernameTab, remember } = loginPage(page, words);
  const trial = page.getByRole("link", { name: words.t("auth.toTrial") });
  const places = () =>
    Promise.all([usernameTab, username, password, remember, submit, trial].map((part) => part.boundingBox()));
  const visit = async () => {
    await page.goto("/m/login", { waitUntil: "commit" });
    await expect(trial).toBeVisible();
    releaseLetters();
    await page.evaluate(() => document.fonts.ready);
    const swapped = await layoutShift(page);
    expect(swapped).toBeLessThan(IMPERCEPTIBLE);
    const painted = await places();
    await expect(page.locator("[data-prerendered]")).toHaveCount(1);
    releaseCode();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await places()).toEqual(painted);
    expect(await layoutShift(page)).toBe(swapped);
  };
  await withSwitch("GOOGLELOGIN3", true, () =>
    withSwitch("FACEBOOKLOGIN3", true, () => withSwitch("MOBILEVERCODELOGIN3", true, visit)),
  );
});

test("the keyboard alone logs a player in", async ({ page, words: { t } }) => {
  await page.goto("/m/login");
  await expect(page.getByLabel(t("auth.username"), { exact: true })).toBeVisible();
  const tabTo = async (name: string) => {
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? "") : "";
      });
      if (focused === name) return;
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

test("login and registration share a menu that marks the one on show", async ({ page, words: { t } }) => {
  await page.goto("/m/login");
  const menu = page.getByRole("navigation", { name: t("auth.accountMenu") });
  const register = menu.getByRole("link", { name: t("shell.register") });
  await expect(menu.getByRole("link", { name: t("shell.titles.login") })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(register).not.toHaveAttribute("aria-current");
  await register.click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(register).toHaveAttribute("aria-current", "page");
});

test("password managers know every field", async ({ page, words }) => {
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await expect(login.username).toHaveAttribute("autocomplete", "username");
  await expect(login.password).toHaveAttribute("autocomplete", "current-password");
  await expect(login.password).toHaveAttribute("type", "password");
  await login.password.fill(PASSWORD);
  await page.getByRole("button", { name: words.t("auth.showPassword") }).click();
  await expect(login.password).toHaveAttribute("type", "text");
  await expect(login.password).toHaveAttribute("autocomplete", "current-password");
});

test("messages beside the fields follow the language", async ({ page, words }) => {
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.username.fill("no va");
  await login.submit.click();
  await expect(page.getByText(words.t("errors.usernameFormat"))).toBeVisible();

  const english = await wordsIn("EN");
  await page.getByRole("combobox", { name: words.t("shell.language") }).selectOption("EN");
  await expect(page.getByText(english.t("errors.usernameFormat"))).toBeVisible();
  await expect(page.getByText(english.t("errors.passwordRequired"))).toBeVisible();
  await expect(page.getByText(words.t("errors.passwordRequired"))).toHaveCount(0);
  await expect(loginPage(page, english).username).toHaveValue("no va");
});

test("changing the language of an untouched form complains about nothing", async ({ page, words }) => {
  await page.goto("/m/login");
  const english = await wordsIn("EN");
  await page.getByRole("combobox", { name: words.t("shell.language") }).selectOption("EN");
  await expect(loginPage(page, english).submit).toBeVisible();
  await expect(page.getByText(english.t("errors.usernameRequired"))).toHaveCount(0);
});
