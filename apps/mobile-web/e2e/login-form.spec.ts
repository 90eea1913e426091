import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout.ts";
import { loginPage } from "./login-page.ts";
import { PASSWORD } from "./player.ts";
import { holdCode } from "./requests.ts";

/** Tolerated shift: text in the display face differs slightly in length from the system font. */
const IMPERCEPTIBLE = 0.0005;

test("input and submit from before the code has loaded are handled by it, and never by the browser itself", async ({
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

  await expect(page).toHaveURL(/\/m\/agent$/);
  expect(addresses.filter((address) => address.includes(PASSWORD))).toEqual([]);
  expect(addresses.filter((address) => address.endsWith("/api/login"))).toHaveLength(1);
});

test("the prerendered form is where the live one will be, and nothing moves when its font and code load", async ({
  page,
  words,
  withSwitch,
}) => {
  const releaseCode = await holdCode(page);
  const releaseLetters = await holdCode(page, "**/*.woff2");
  const { username, password, submit, usernameTab, remember } = loginPage(page, words);
  const trial = page.getByRole("link", { name: words.t("auth.toTrial") });
  const places = async () => {
    const parts = [usernameTab, username, password, remember, submit, trial];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    return boxes.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round));
  };
  const visit = async () => {
    await page.goto("/m/login", { waitUntil: "commit" });
    await expect(trial).toBeVisible();
    releaseLetters();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(IMPERCEPTIBLE);
    const painted = await places();
    await expect(page.locator("[data-prerendered]")).toHaveCount(1);
    releaseCode();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    // Content that loads after the first view.
    await expect(page.locator(".app-deferred")).toBeAttached();
    expect(await places()).toEqual(painted);
    expect(await layoutShift(page)).toBeLessThan(IMPERCEPTIBLE);
  };
  await withSwitch("GOOGLELOGIN3", true, () =>
    withSwitch("FACEBOOKLOGIN3", true, () => withSwitch("MOBILEVERCODELOGIN3", true, visit)),
  );
});

test("password managers know every field, and the keyboard alone submits the form", async ({
  page,
  words,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");

  await test.step("every field has the autocomplete value that password managers need", async () => {
    await expect(login.username).toHaveAttribute("autocomplete", "username");
    await expect(login.password).toHaveAttribute("autocomplete", "current-password");
    await expect(login.password).toHaveAttribute("type", "password");
    await login.password.fill(PASSWORD);
    await page.getByRole("button", { name: t("auth.showPassword") }).click();
    await expect(login.password).toHaveAttribute("type", "text");
    await expect(login.password).toHaveAttribute("autocomplete", "current-password");
    await login.password.fill("");
  });

  await test.step("login and registration share a menu that marks the current one", async () => {
    const menu = page.getByRole("navigation", { name: t("auth.accountMenu") });
    const here = menu.getByRole("link", { name: t("shell.titles.login") });
    const register = menu.getByRole("link", { name: t("shell.register") });
    await expect(here).toHaveAttribute("aria-current", "page");
    await expect(register).not.toHaveAttribute("aria-current");
    await register.click();
    await expect(page).toHaveURL(/\/m\/register$/);
    await expect(register).toHaveAttribute("aria-current", "page");
    await here.click();
    await expect(login.submit).toBeVisible();
  });

  await test.step("the keyboard alone logs a player in, from the page's beginning", async () => {
    await page.reload();
    // Replacing the prerendered page would reset the keyboard's position.
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await expect(login.username).toBeVisible();
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
    await expect(page).toHaveURL("/m/agent");
  });
});
