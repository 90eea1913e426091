import type { Locator } from "@playwright/test";
import { answerElsewhere, aroundPage, comeBack } from "./around-page.ts";
import { codeFile } from "./code-files.ts";
import type { Console } from "./console.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

const contacts = ["TELEGRAM", "FACEBOOK", "INSTAGRAM", "LIVECHAT", "UNREADABLE", "STRANGER"] as const;

/** Sets the merchant's contacts. */
const setContacts = async (gateway: Console, on: readonly (typeof contacts)[number][]) => {
  for (const name of contacts) await gateway.setSwitch(`CONTACT_${name}`, on.includes(name));
};

/** Collects the site's error reports. */
const collectReports = () => {
  const reports: unknown[] = [];
  window.addEventListener("volado:error", (event) => {
    if (event instanceof CustomEvent) reports.push(event.detail.context);
  });
  Object.assign(window, { reports });
};

/** Texts, pictures, links and buttons under the button, at a grid of its points that are in sight. */
const whatLiesUnder = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
    const below = points.flatMap(([x, y]) => {
      const stack = document.elementsFromPoint(x, y);
      const place = stack.indexOf(element);
      return place < 0 ? [] : stack.slice(place + 1);
    });
    const isContent = (one: Element) =>
      one.matches("a, button, input, select, img, svg") ||
      [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    return [...new Set(below)].filter(isContent).map(({ outerHTML }) => outerHTML);
  });

/** Decrypts contacts, which are sent encrypted (decisions W5). */
const decipher = () => codeFile("crypto/des-ecb.ts");

test("several contacts are listed by position, open without a referrer, and leave forms alone", async ({
  page,
  context,
  words,
  expecting,
}) => {
  const { t } = words;
  await answerElsewhere(context);
  const around = aroundPage(page, words);
  const code: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(decipher())) code.push(request.url());
  });
  await page.goto("/m/home");
  await expect(around.service).toBeVisible();

  await test.step("forms are left alone", async () => {
    await page.getByRole("link", { name: t("shell.login") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(around.service).toHaveCount(0);
    await page.goBack();
    await expect(around.service).toBeVisible();
    expect(code).toEqual([]);
  });

  await test.step("if the code that decrypts contacts fails to load, it says so", () =>
    expecting({ noAnswer: true }, async () => {
      await page.route(`**${decipher()}`, (route) => route.abort());
      await around.service.click();
      await expectToast(page, t("errors.network"));
      await page.unroute(`**${decipher()}`);
    }));

  await test.step("the next tap tries again, and lists them", async () => {
    code.length = 0;
    await around.service.click();
    await expect(around.contacts.getByRole("link")).toHaveText([/^Telegram/, /^Facebook/, /^Instagram/]);
    expect(code).toHaveLength(1);
    const opened = context.waitForEvent("page");
    await around.contacts.getByRole("link", { name: "Facebook" }).click();
    const there = await opened;
    await expect(there).toHaveURL("https://facebook.com/volado.demo");
    expect(await there.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ""]);
    await expect(around.contacts).toBeHidden();
  });
});

test("it covers nothing at home's top, its sections and its end, from 320 to 412 pixels", async ({
  page,
  words,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { service } = aroundPage(page, words);
  await page.goto("/m/home");
  await expect(service).toBeAttached();
  await expect(page.locator(".app-home-end")).toBeAttached();
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 700 });
    const sections = await page.getByRole("heading", { level: 2 }).all();
    expect(sections.length).toBeGreaterThan(5);
    for (const place of [page.locator("#main"), ...sections, page.locator(".app-home-end")]) {
      await place.evaluate((element) => element.scrollIntoView());
      expect(await whatLiesUnder(service), `at ${width} pixels`).toEqual([]);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(service).toBeInViewport({ ratio: 1 });
    expect(await whatLiesUnder(service), `at the end, at ${width} pixels`).toEqual([]);
  }
});

test("one contact opens directly; without any there is no button", async ({
  page,
  context,
  words,
  gateway,
}) => {
  const around = aroundPage(page, words);
  await setContacts(gateway, []);
  await comeBack(page);
  await page.goto("/m/home");
  await expect(around.bar).toBeVisible();
  await expect(around.service).toHaveCount(0);

  await setContacts(gateway, ["TELEGRAM"]);
  await answerElsewhere(context);
  await page.goto("/m/slot-games");
  const opened = context.waitForEvent("page");
  await around.service.click();
  const there = await opened;
  await expect(there).toHaveURL("https://t.me/volado_demo");
  expect(await there.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ""]);
  await expect(around.contacts).toBeHidden();
});

test("contacts that can't be decrypted or have other hosts are hidden and reported; the remaining one opens directly", async ({
  page,
  context,
  words,
  gateway,
}) => {
  await setContacts(gateway, ["UNREADABLE", "STRANGER", "LIVECHAT", "INSTAGRAM"]);
  const requests = await answerElsewhere(context);
  await page.addInitScript(collectReports);
  const around = aroundPage(page, words);
  await page.goto("/m/home");
  const opened = context.waitForEvent("page");
  await around.service.click();
  await expect(await opened).toHaveURL("https://instagram.com/volado.demo");
  const reports = await page.evaluate(() => Reflect.get(window, "reports"));
  expect(reports).toEqual([
    { at: "customer-service", kind: "LIVECHAT", position: "4", problem: "host-not-allowed" },
    { at: "customer-service", kind: "TELEGRAM", position: "5", problem: "unreadable" },
    { at: "customer-service", kind: "TELEGRAM", position: "6", problem: "host-not-allowed" },
  ]);
  expect(requests).toEqual(["https://instagram.com/volado.demo"]);
  await expect(around.contacts).toBeHidden();

  await test.step("the remaining one is listed where the browser no longer counts the tap as a user gesture", async () => {
    await setContacts(gateway, ["UNREADABLE", "INSTAGRAM"]);
    // As after code that was slow to load.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "userActivation", {
        value: { isActive: false, hasBeenActive: true },
      });
    });
    await page.reload();
    await around.service.click();
    const left = around.contacts.getByRole("link");
    await expect(left).toHaveCount(1);
    expect(requests).toHaveLength(1);
    const openedFromList = context.waitForEvent("page");
    await left.click();
    await expect(await openedFromList).toHaveURL("https://instagram.com/volado.demo");
  });

  await test.step("if none can be opened it says so, and the button disappears", async () => {
    await setContacts(gateway, ["UNREADABLE", "STRANGER"]);
    // Wait for the new status: until then the previous contacts are shown.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await around.service.click();
    await expectToast(page, words.t("service.unavailable"));
    await expect(around.service).toHaveCount(0);
  });
});
