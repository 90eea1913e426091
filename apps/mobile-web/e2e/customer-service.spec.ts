import { answerElsewhere, aroundPage } from "./around-page.ts";
import { codeFile } from "./code-files.ts";
import type { Console } from "./console.ts";
import { expect, test } from "./fixtures.ts";

const contacts = ["TELEGRAM", "FACEBOOK", "INSTAGRAM", "LIVECHAT", "UNREADABLE", "STRANGER"] as const;
const asSeeded = ["TELEGRAM", "FACEBOOK", "INSTAGRAM"] as const;

/** Leaves the merchant these contacts. */
const setContacts = async (gateway: Console, on: readonly (typeof contacts)[number][]) => {
  for (const name of contacts) await gateway.setSwitch(`CONTACT_${name}`, on.includes(name));
};

test.afterEach(({ gateway }) => setContacts(gateway, asSeeded));

/** Collects what the site reports. */
const keepReports = () => {
  const reports: unknown[] = [];
  window.addEventListener("volado:error", (event) => {
    if (event instanceof CustomEvent) reports.push(event.detail.context);
  });
  Object.assign(window, { reports });
};

/** Reads contacts, which travel enciphered (decisions W5). */
const decipher = () => codeFile("crypto/des-ecb.ts");

test("several contacts are listed by position, and lead out without telling where from", async ({
  page,
  context,
  words,
}) => {
  await answerElsewhere(context);
  const around = aroundPage(page, words);
  const code: string[] = [];
  page.on("request", (request) => code.push(request.url()));
  await page.goto("/m/home");
  await expect(around.service).toBeVisible();
  expect(code.filter((url) => url.endsWith(decipher()))).toEqual([]);

  await around.service.click();
  await expect(around.contacts.getByRole("link")).toHaveText([/^Telegram/, /^Facebook/, /^Instagram/]);
  expect(code.filter((url) => url.endsWith(decipher()))).toHaveLength(1);
  const opened = context.waitForEvent("page");
  await around.contacts.getByRole("link", { name: "Facebook" }).click();
  const there = await opened;
  await expect(there).toHaveURL("https://facebook.com/volado.demo");
  expect(await there.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ""]);
  await expect(around.contacts).toBeHidden();
});

test("one contact opens directly", async ({ page, context, words, gateway }) => {
  await setContacts(gateway, ["TELEGRAM"]);
  await answerElsewhere(context);
  const around = aroundPage(page, words);
  await page.goto("/m/slot-games");
  const opened = context.waitForEvent("page");
  await around.service.click();
  const there = await opened;
  await expect(there).toHaveURL("https://t.me/volado_demo");
  expect(await there.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, ""]);
  await expect(around.contacts).toBeHidden();
});

test("a merchant without contacts has no button", async ({ page, words, gateway }) => {
  await setContacts(gateway, []);
  const around = aroundPage(page, words);
  await page.goto("/m/home");
  await expect(around.bar).toBeVisible();
  await expect(around.service).toHaveCount(0);
});

test("contacts that can't be read or lead elsewhere are hidden and reported; the one that is left opens directly", async ({
  page,
  context,
  words,
  gateway,
}) => {
  await setContacts(gateway, ["UNREADABLE", "STRANGER", "LIVECHAT", "INSTAGRAM"]);
  const asked = await answerElsewhere(context);
  await page.addInitScript(keepReports);
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
  expect(asked).toEqual(["https://instagram.com/volado.demo"]);
  await expect(around.contacts).toBeHidden();
});

test("the one that is left stands in the list where the browser counts the tap no longer", async ({
  page,
  context,
  words,
  gateway,
}) => {
  await setContacts(gateway, ["UNREADABLE", "INSTAGRAM"]);
  const asked = await answerElsewhere(context);
  // As after code that was long on its way.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userActivation", { value: { isActive: false, hasBeenActive: true } });
  });
  const around = aroundPage(page, words);
  await page.goto("/m/home");
  await around.service.click();
  const left = around.contacts.getByRole("link");
  await expect(left).toHaveCount(1);
  expect(asked).toEqual([]);
  const opened = context.waitForEvent("page");
  await left.click();
  await expect(await opened).toHaveURL("https://instagram.com/volado.demo");
});

test("where none can be opened it says so, and the button goes", async ({ page, words, gateway }) => {
  await setContacts(gateway, ["UNREADABLE", "STRANGER"]);
  const around = aroundPage(page, words);
  await page.goto("/m/home");
  await around.service.click();
  await expect(page.getByText(words.t("service.unavailable"))).toBeVisible();
  await expect(around.service).toHaveCount(0);
});

test("without the code that reads contacts it says so, and the next tap tries again", async ({
  page,
  words,
  expecting,
}) => {
  await expecting({ noAnswer: true });
  const around = aroundPage(page, words);
  await page.goto("/m/home");
  await expect(around.service).toBeVisible();
  await page.route(`**${decipher()}`, (route) => route.abort());
  await around.service.click();
  await expect(page.getByText(words.t("errors.network"))).toBeVisible();
  await page.unroute(`**${decipher()}`);
  await around.service.click();
  await expect(around.contacts.getByRole("link")).toHaveCount(3);
});

test("forms and games are left alone", async ({ page, words }) => {
  const around = aroundPage(page, words);
  await page.goto("/m/home");
  await expect(around.service).toBeVisible();
  await page.getByRole("link", { name: words.t("shell.login") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(around.service).toHaveCount(0);
});
