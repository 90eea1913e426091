import { listNotices } from "@volado/api-client/endpoints";
import { expect, moving, test } from "./fixtures.ts";
import { layoutShift } from "./layout-shift.ts";
import { noticesPage, serveNotices } from "./news-pages.ts";
import { clientFor, signIn } from "./player.ts";
import { openSettled } from "./settled.ts";

test.use(moving);

const titles = {
  ES: {
    welcome: "Bienvenido a Volado: ya somos más de 600 juegos",
    responsible: "Juega con cabeza: pon tus propios límites",
  },
  EN: {
    welcome: "Welcome to Volado: more than 600 games and counting",
    responsible: "Play with a clear head: set your own limits",
  },
} as const;

test("announcements: title, day, a line; one open at a time, named by the address; all read for a guest", async ({
  page,
  words,
  language,
}) => {
  const notices = noticesPage(page, words);
  const marks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/announcements/read")) marks.push(request.url());
  });
  await openSettled(page, "/m/notice");
  await expect(page).toHaveTitle(new RegExp(`^${words.t("shell.titles.notices")}`));
  await expect(notices.articles).toHaveCount(3);
  await expect(notices.expanded).toHaveCount(0);
  await expect(notices.unread).toHaveCount(0);
  await expect(notices.notice(titles[language].welcome).getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();

  await notices.toggle(titles[language].welcome).click();
  await expect(page).toHaveURL("/m/notice?index=1");
  await expect(notices.notice(titles[language].welcome).locator("em")).toBeVisible();
  await notices.toggle(titles[language].responsible).click();
  await expect(page).toHaveURL("/m/notice?index=2");
  await expect(notices.expanded).toHaveCount(1);
  await notices.toggle(titles[language].responsible).click();
  await expect(page).toHaveURL("/m/notice");
  await expect(notices.expanded).toHaveCount(0);
  expect(marks).toEqual([]);
});

for (const { index, open } of [
  { index: "2", open: true },
  { index: "3", open: false },
  { index: "uno", open: false },
]) {
  test(`/m/notice?index=${index} opens ${open ? "its notice" : "none"}, and nothing moves`, async ({
    page,
    words,
    language,
  }) => {
    const notices = noticesPage(page, words);
    await openSettled(page, `/m/notice?index=${index}`);
    await expect(notices.articles).toHaveCount(3);
    await expect(notices.expanded).toHaveCount(open ? 1 : 0);
    if (open) await expect(notices.notice(titles[language].responsible).getByRole("listitem")).toHaveCount(3);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });
}

test("opening one marks it for the member, at once, beyond a reload and on another phone", async ({
  page,
  words,
  language,
  member,
  signedInAs,
  browser,
  gatewayUrl,
}) => {
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
    .poll(() => calls.slice(calls.lastIndexOf("POST")), "the list is asked for anew (Spec §4)")
    .toEqual(["POST", "GET"]);
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL("/m/message");
  await expect(row).toContainText(t("messages.unread", { shown: "2" }));
  await page.goto("/m/notice?index=1");
  await expect(notices.expanded).toHaveCount(1);
  await expect(notices.unread).toHaveCount(2);

  await page.close();
  const session = await signIn(gatewayUrl, member);
  const { notices: told } = await clientFor(gatewayUrl, session).call(listNotices, "PL");
  expect(told.filter(({ read }) => read).map(({ id }) => id)).toEqual(["notice-welcome"]);
  const elsewhere = await browser.newContext({ baseURL: gatewayUrl });
  const other = await elsewhere.newPage();
  await signedInAs(other, member);
  await openSettled(other, "/m/notice");
  await expect(noticesPage(other, words).articles).toHaveCount(3);
  await expect(other.getByRole("main").locator(".vo-notice__mark")).toHaveCount(2);
  await elsewhere.close();
});

test("a mark that fails holds, and reaches the gateway with the next visit", async ({
  page,
  words,
  language,
  member,
  signedInAs,
  failing,
}) => {
  const { welcome } = titles[language];
  const notices = noticesPage(page, words);
  await signedInAs(page, member);
  await openSettled(page, "/m/notice");
  await failing("markAnnouncementRead", async () => {
    let refused = 0;
    page.on("response", (answer) => {
      if (answer.url().endsWith("/announcements/read")) refused += 1;
    });
    await notices.toggle(welcome).click();
    await expect(notices.unread).toHaveCount(2);
    await expect.poll(() => refused, "the client has given up").toBe(3);
    await expect(page.getByText(words.t("errors.server")), "nobody's trouble").toHaveCount(0);
  });
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith("/announcements/read") && answer.status() === 200,
  );
  await page.goto("/m/notice");
  await sent;
  await expect(notices.articles).toHaveCount(3);
  await expect(notices.unread).toHaveCount(2);
});

test("type 4 opens announcements without marking them", async ({ page, words, language, signedInAs }) => {
  const notices = noticesPage(page, words);
  const marks: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/announcements/read")) marks.push(request.url());
  });
  await signedInAs(page, "prueba");
  await openSettled(page, "/m/notice");
  await expect(notices.unread).toHaveCount(3);
  await notices.toggle(titles[language].welcome).click();
  await expect(notices.notice(titles[language].welcome).locator("em")).toBeVisible();
  await expect(notices.unread).toHaveCount(3);
  await page.reload();
  await expect(notices.expanded).toHaveCount(1);
  expect(marks).toEqual([]);
});

test("agents have announcements of their own, behind a login", async ({ page, words, signedInAs }) => {
  await page.goto("/m/member/notice?types=A");
  await expect(page).toHaveURL(/\/m\/login/);
  const notices = noticesPage(page, words);
  await signedInAs(page, "agente");
  await openSettled(page, "/m/member/notice?types=A");
  await expect(notices.articles).toHaveCount(1);
  await notices.articles.getByRole("button").click();
  await expect(page).toHaveURL("/m/member/notice?types=A&index=0");
  await expect(notices.expanded).toHaveCount(1);
});

test("a list that fails is no empty one, and an empty one says so", async ({ page, words, failing }) => {
  const { t } = words;
  const notices = noticesPage(page, words);
  await failing("listNotices", async () => {
    await page.goto("/m/notice");
    await expect(page.getByRole("heading", { name: t("notices.failedTitle") })).toBeVisible();
    await expect(page.getByText(t("notices.emptyTitle"))).toHaveCount(0);
  });
  await notices.retry.click();
  await expect(notices.articles).toHaveCount(3);
  await serveNotices(page, []);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("notices.emptyTitle") })).toBeVisible();
});

test("hostile words of an announcement don't run", async ({ page, words, expecting }) => {
  // A picture that is nowhere.
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
  await page.goto("/m/notice?index=0");
  await expect(noticesPage(page, words).articles.getByText("bueno")).toBeVisible();
  await expect(page).not.toHaveTitle(/malo/);
});
