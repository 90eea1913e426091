import { expectAccessible } from "./axe.ts";
import { expect, moving, test } from "./fixtures.ts";
import { expectToFit, overflow } from "./layout.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./navigation.ts";
import { stopClock } from "./search-clock.ts";

test.use(moving);

test("a member sees an unread answer, reads it, replies and returns to the previous page", async ({
  page,
  words: { t },
  language,
  gateway,
  member,
  signedInAs,
}) => {
  await gateway.answerChat(member.username, "¿En qué te ayudamos?");
  await gateway.answerChat(member.username, "Seguimos aquí.");
  await signedInAs(page, member);
  await page.clock.install();
  const row = page.getByRole("button", { name: t("liveChat.title") });
  await openSettled(page, "/m/help?i=1");
  await expect(row).toContainText(t("liveChat.unread", { count: 2 }));
  await expectAccessible(page);
  await expectToFit(page, "help with live chat");

  // The address opens 500 ms after it is known.
  const requested = page.waitForRequest("**/api/chat?*");
  const answered = page.waitForResponse("**/api/chat?*");
  await stopClock(page);
  await row.click();
  await expect(page.getByText(t("liveChat.opening"))).toBeVisible();
  const request = await requested;
  expect(await request.headerValue("Module")).toBe("CBS3");
  const launchedFrom = (backUrl: string) => ({
    b2c: "1",
    language,
    backUrl,
    headerColor: expect.stringMatching(/^#[\da-f]{6}$/),
    title: t("liveChat.title"),
  });
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual(launchedFrom(page.url()));
  await (await answered).finished();
  await page.clock.runFor(400);
  await expect(page).toHaveURL("/m/help?i=1");
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/\/chat\/[\w-]+$/, { timeout: 1_000 });
  }).toPass();
  await page.clock.resume();
  await expect(page.getByRole("heading", { name: t("liveChat.title") })).toBeVisible();
  await expect(page.getByText("Seguimos aquí.")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("textbox").fill(`Folio ${"A1".repeat(60)}`);
  await page.getByRole("textbox").press("Enter");
  await expect(page.getByText(/^Folio/)).toBeVisible();
  // A page may be checked before its sheet has loaded.
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("textbox").fill("Me falta un <b>depósito</b>");
  await page.getByRole("textbox").press("Enter");
  await expect(page.getByText("Me falta un <b>depósito</b>")).toBeVisible();

  await page.getByRole("link").first().click();
  await expect(page).toHaveURL("/m/help?i=1");
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(t("liveChat.unread", { count: 2 }));

  // Whether the page is restored or reloaded, the chat opens again.
  await page.goBack();
  await page.goForward();
  await row.click();
  await expect(page.getByText("Me falta un <b>depósito</b>")).toBeVisible();

  // From the message centre, which has the same count, it links back there.
  await gateway.answerChat(member.username, "Ya llegó.");
  await gateway.answerChat(member.username, "¿Algo más?");
  await openSettled(page, "/m/message");
  await expect(row).toContainText(t("liveChat.unread", { count: 2 }));
  const centre = page.url();
  const launched = page.waitForRequest((sent) => new URL(sent.url()).pathname === "/api/chat");
  await row.click();
  const { searchParams } = new URL((await launched).url());
  expect(Object.fromEntries(searchParams)).toEqual(launchedFrom(centre));
  await expect(page.getByText("Me falta un <b>depósito</b>")).toBeVisible();
  await page.getByRole("link").first().click();
  await expect(page).toHaveURL(centre);
  await expect(row).toBeVisible();
});

test("a chat that fails to load or has no safe address says so", async ({
  page,
  words: { t },
  member,
  signedInAs,
  failing,
}) => {
  await signedInAs(page, member);
  await openSettled(page, "/m/help");
  const row = page.getByRole("button", { name: t("liveChat.title") });
  await failing("launchChat", async () => {
    await row.click();
    await expect(page.getByText(t("errors.server"))).toBeVisible();
  });
  for (const chatUrl of ["", "javascript:alert(1)", "http://chat.example/"]) {
    await page.route("**/api/chat?*", (route) =>
      route.fulfill({ json: { success: true, value: { chatUrl } } }),
    );
    // The message of the previous address may still be there.
    const answered = page.waitForResponse("**/api/chat?*");
    await row.click();
    await (await answered).finished();
    await expect(page.getByText(t("liveChat.noAddress"))).toBeVisible();
    await page.unroute("**/api/chat?*");
  }
});

test("guests go to login and back, free accounts get a message, and without CBS3 there is no chat", async ({
  page,
  words,
  member,
  signedInAs,
  withSwitch,
  expecting,
}) => {
  const { t } = words;
  const counts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/chat/unread")) counts.push(request.url());
  });
  await openSettled(page, "/m/help?i=3");
  await page.getByRole("link", { name: t("liveChat.title") }).click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  await loginPage(page, words).logIn(member.username, member.password);
  await expect(page).toHaveURL("/m/help?i=3");
  await expect(page.getByRole("button", { name: t("liveChat.title") })).toBeVisible();
  await expect.poll(() => counts.length).toBeGreaterThan(0);

  // The page starts with the previous switches: the gateway refuses a count until the new ones have loaded.
  await expecting({ statuses: [403] });
  await withSwitch("CBS3", false, async () => {
    const entry = (name: string) => page.getByRole("main").getByRole("link", { name }).click();
    await openSettled(page, "/m/mine");
    await entry(t("menu.messages"));
    await expect(page.getByRole("link", { name: t("messages.inbox") })).toBeVisible();
    await expect(page.getByText(t("liveChat.title"))).toHaveCount(0);
    await page.goBack();
    await entry(t("menu.help"));
    await expect(page).toHaveURL("/m/help");
    await expect(page.getByRole("article")).toBeVisible();
    await expect(page.getByText(t("liveChat.title"))).toHaveCount(0);
  });

  // The member's open page may poll at any time: leave it before counting starts.
  await page.goto("about:blank");
  counts.length = 0;
  await signedInAs(page, "prueba");
  await openSettled(page, "/m/help?i=3");
  const register = page.getByRole("button", { name: t("freeReject.register") });
  await page.getByRole("button", { name: t("liveChat.title") }).click();
  await expect(register).toBeVisible();
  await expect(page).toHaveURL("/m/help?i=3");
  expect(counts).toEqual([]);
});
