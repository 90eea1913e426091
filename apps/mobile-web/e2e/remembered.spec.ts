import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { launchOptions } from "@volado/tooling/browser";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { PASSWORD } from "./player.ts";
import { signOut } from "./session.ts";
import { textsIn } from "./texts.ts";
import { expectToast, recordToasts } from "./toasts.ts";

const words = await textsIn("ES");
const { t } = words;
let profile: string;
let browser: BrowserContext;

/** Restarts the browser with its previous profile. */
const start = async (baseURL: string): Promise<Page> => {
  browser = await chromium.launchPersistentContext(profile, {
    ...(await launchOptions()),
    baseURL,
    locale: "es-MX",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await recordToasts(browser);
  return browser.pages()[0] ?? (await browser.newPage());
};

const restart = async (baseURL: string): Promise<Page> => {
  await browser.close();
  return start(baseURL);
};

/** All data in browser storage that scripts can read. */
const storedData = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = (store: IDBObjectStore) =>
      new Promise<string>((resolve, reject) => {
        const values = store.getAll();
        values.onsuccess = () =>
          resolve(
            values.result
              .map((value: unknown) =>
                value instanceof CryptoKey ? `key ${value.extractable}` : JSON.stringify(value),
              )
              .join(),
          );
        values.onerror = () => reject(values.error);
      });
    const databases = await indexedDB.databases();
    const texts = databases.map(
      ({ name = "" }) =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const stores = [...database.objectStoreNames];
            const found = stores.map((store) => read(database.transaction(store).objectStore(store)));
            void Promise.all(found).then((values) => resolve(values.join()));
          };
        }),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await Promise.all(texts)]);
  });

test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), "volado-profile-"));
});

test.afterEach(async () => {
  await browser.close();
  await rm(profile, { recursive: true, force: true });
});

test("a remembered login or number outlives the browser until switched off", async ({
  gatewayUrl,
  gateway,
}) => {
  let page = await start(gatewayUrl);
  const login = () => loginPage(page, words);

  await test.step("the stored data contains no password", async () => {
    await page.goto("/m/login");
    await login().remember.check();
    await login().logIn("jugador");
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect.poll(() => storedData(page)).toContain("rememberedLogin");
    const stored = await storedData(page);
    expect(stored).toContain("key false");
    for (const clear of [PASSWORD, Buffer.from(PASSWORD).toString("base64").slice(0, 12)])
      expect(stored).not.toContain(clear);
  });

  await test.step("the session outlives the browser until it expires", async () => {
    page = await restart(gatewayUrl);
    await page.goto("/m/mine");
    await expect(page.getByText(t("shell.memberAccount", { account: "jugador" }))).toBeVisible();
  });

  await test.step("then the form is filled in, and never shows the stored password", async () => {
    await gateway.expireSessions("jugador");
    page = await restart(gatewayUrl);
    await page.goto("/m/mine");
    await expect(login().username).toHaveValue("jugador");
    await expect(login().password).toHaveValue(PASSWORD);
    await expect(login().remember).toBeChecked();
    await expect(page.getByRole("button", { name: t("auth.showPassword") })).toBeHidden();
    await gateway.breakCalls({ login: "error" });
    await login().submit.click();
    await expect(login().failure).toContainText(t("errors.server"));
    await expect(login().password).toHaveValue(PASSWORD);
    await expect(login().remember).toBeChecked();
    await gateway.heal();
    await login().submit.click();
    await expect(page).toHaveURL(/\/m\/mine$/);
  });

  await test.step("signing out forgets the password until the option is ticked again", async () => {
    await signOut(page, words);
    await page.getByRole("link", { name: t("shell.login") }).click();
    await expect(login().username).toHaveValue("jugador");
    await expect(login().password).toHaveValue("");
    await expect(login().remember).not.toBeChecked();
    await login().logIn("jugador");
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect.poll(() => storedData(page)).not.toContain("rememberedLogin");

    page = await restart(gatewayUrl);
    await page.goto("/m/login");
    await expect(login().username).toHaveValue("");
    await expect(login().password).toHaveValue("");
    await expect(login().remember).not.toBeChecked();
  });

  await test.step("a number that requested a code is remembered with its tab, without a password", async () => {
    await login().smsTab.click();
    await login().mobile.fill("5523456789");
    await login().sendCode.click();
    await login().proveHuman();
    await expectToast(page, t("common.smsSent"));
    await login().smsCode.fill(await gateway.lastSms("5523456789"));
    await login().remember.check();
    await login().submit.click();
    await expect(page).toHaveURL(/\/m\/agent$/);

    await gateway.expireSessions("agente");
    page = await restart(gatewayUrl);
    await page.goto("/m/mine");
    await expect(login().smsTab).toHaveAttribute("aria-selected", "true");
    await expect(login().mobile).toHaveValue("5523456789");
    await expect(login().smsCode).toHaveValue("");
  });
});
