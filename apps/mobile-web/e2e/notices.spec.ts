import { listNotices } from "@volado/api-client/endpoints";
import { expectAccessible } from "./axe.ts";
import { expect, moving, test } from "./fixtures.ts";
import { layoutShift } from "./layout.ts";
import { openSettled } from "./navigation.ts";
import { noticesPage, serveNotices } from "./news-pages.ts";
import { clientFor } from "./player.ts";
import { sessionOf } from "./session.ts";

test.use(moving);

const titles = {
  ES: {
    welcome: "Bienvenido a Volado: ya somos más de 600 juegos",
    responsible: "Juega con cabeza: decide antes cuánto",
  },
  EN: {
    welcome: "Welcome to Volado: more than 600 games and counting",
    responsible: "Play with a clear head: decide beforehand how much",
  },
} as const;

test("announcements: one open at a time, named by the address; all read for a guest, none marked for type 4", async ({
  page,
  words,
  language,
  signedInAs,
}) => {
  const { welcome, responsible } = titles[language];
  const notices = noticesPage(page, words);
  const marks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/announcements/read")) marks.push(request.url());
  });

  await test.step("a guest's address opens its notice, without layout shift", async () => {
    await openSettled(page, "/m/notice?index=2");
    await expect(page).toHaveTitle(new RegExp(`^${words.t("shell.titles.notices")}`));
    await expect(notices.articles).toHaveCount(3);
    await expect(notices.expanded).toHaveCount(1);
    await expect(notices.notice(responsible).getByRole("listitem")).toHaveCount(3);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await notices.toggle(responsible).click();
    await expect(page).toHaveURL("/m/notice");
  });

  await test.step("taps open one at a time; all are read", async () => {
    await expect(notices.expanded).toHaveCount(0);
    await expect(notices.unread).toHaveCount(0);
    await expect(notices.notice(welcome).getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
    await notices.toggle(welcome).click();
    await expect(page).toHaveURL("/m/notice?index=1");
    await expect(notices.notice(welcome).locator("em")).toBeVisible();
    await notices.toggle(responsible).click();
    await expect(page).toHaveURL("/m/notice?index=2");
    await expect(notices.expanded).toHaveCount(1);
    await notices.toggle(responsible).click();
    await expect(page).toHaveURL("/m/notice");
    await expect(notices.expanded).toHaveCount(0);
  });

  await test.step("type 4 opens announcements without marking them", async () => {
    await signedInAs(page, "prueba");
    await openSettled(page, "/m/notice");
    await expect(notices.unread).toHaveCount(3);
    await notices.toggle(welcome).click();
    await expect(notices.notice(welcome).locator("em")).toBeVisible();
    await expect(notices.unread).toHaveCount(3);
    await page.reload();
    await expect(notices.expanded).toHaveCount(1);
  });
  expect(marks).toEqual([]);
});

test("opening one marks it for the member, at once, after a reload and on another phone", {
  tag: "@core",
}, async ({ page, words, language, member, signedInAs, gatewayUrl }) => {
  const { welcome } = titles[language];
  const { t } = words;
  const notices = noticesPage(page, words);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/announcements\/(read|notices)$/.test(pathname)) calls.push(request.method());
  });
  await signedInAs(page, member);
  await openSettled(page, "/m/message");
  const row = page.getByRole("link", { name: t("messages.notices") });
  await expect(row).toContainText(t("messages.unread", { shown: "3" }));
  await row.click();
  await expect(notices.unread).toHaveCount(3);
  const marked = page.waitForResponse("**/api/announcements/read");
  await notices.toggle(welcome).click();
  await expect(notices.unread).toHaveCount(2);
  expect((await marked).status()).toBe(200);
  await expect
    .poll(() => calls.slice(calls.lastIndexOf("POST")), "the list is requested again (Spec §4)")
    .toEqual(["POST", "GET"]);
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL("/m/message");
  await expect(row).toContainText(t("messages.unread", { shown: "2" }));

  const client = clientFor(gatewayUrl, await sessionOf(page));
  const { notices: stored } = await client.call(listNotices, "PL");
  expect(stored.filter(({ read }) => read).map(({ id }) => id)).toEqual(["notice-welcome"]);
  // As on another phone, which only has the gateway's data.
  await page.evaluate(() => localStorage.clear());
  await openSettled(page, "/m/notice");
  await expect(notices.articles).toHaveCount(3);
  await expect(notices.expanded).toHaveCount(0);
  await expect(notices.unread).toHaveCount(2);
});

test("agents have announcements of their own", async ({ page, words, signedInAs }) => {
  const notices = noticesPage(page, words);
  await signedInAs(page, "agente");
  await openSettled(page, "/m/member/notice?types=A");
  await expect(notices.articles).toHaveCount(1);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await notices.articles.getByRole("button").click();
  await expect(page).toHaveURL("/m/member/notice?types=A&index=0");
  await expect(notices.expanded).toHaveCount(1);
});

test("a list that fails is not shown as empty, runs no hostile HTML once loaded, and says when it is empty", {
  tag: "@core",
}, async ({ page, words, failing, expecting }) => {
  const { t } = words;
  const notices = noticesPage(page, words);
  await failing("listNotices", async () => {
    await page.goto("/m/notice?index=0");
    await expect(page.getByRole("heading", { name: t("notices.failedTitle") })).toBeVisible();
    await expect(page.getByText(t("notices.emptyTitle"))).toHaveCount(0);
  });

  // A picture that doesn't exist.
  await expecting({ statuses: [404] });
  await serveNotices(page, [
    {
      announcementId: "1",
      title: "<img src=x onerror=document.title='malo'>",
      content:
        "<p>bueno</p><img src=x onerror=\"document.title='malo'\"><script>document.title='malo'</script>",
      noExpiry: 1,
      read: true,
    },
  ]);
  await notices.retry.click();
  await expect(notices.articles).toHaveCount(1);
  await expect(notices.articles.getByText("bueno")).toBeVisible();
  await expect(page).not.toHaveTitle(/malo/);

  await serveNotices(page, []);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("notices.emptyTitle") })).toBeVisible();
});
