import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, layoutShift } from "./layout.ts";
import { openSettled } from "./navigation.ts";
import { losingAnswers } from "./requests.ts";
import { expectToast } from "./toasts.ts";
import { writePage } from "./write-page.ts";

test("120 unread show 99+; opening one marks it, over a reload and a failed mark; the list loads to its end", async ({
  page,
  words: { t },
  gateway,
  member,
  signedInAs,
  failing,
}) => {
  await gateway.writeToMember(member.username, 120);
  await signedInAs(page, member);
  await openSettled(page, "/m/member/home");
  const many = t("messages.unread", { shown: "99+" });
  await page.getByRole("link", { name: `${t("menu.messages")} (${many})` }).click();
  await expect(page).toHaveURL("/m/message");
  await expect(page.getByRole("link", { name: t("messages.notices") })).toContainText(
    t("messages.unread", { shown: "3" }),
  );
  const inboxRow = page.getByRole("link", { name: t("messages.inbox") });
  await expect(inboxRow).toContainText(many);
  await expectAccessible(page);
  await expectToFit(page, "message-centre");

  await failing("listMessages", async () => {
    await inboxRow.click();
    await expect(page.getByRole("heading", { name: t("inbox.failed") })).toBeVisible();
    await expect(page.getByText(t("inbox.emptyTitle.received"))).toHaveCount(0);
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  const list = page.getByRole("list", { name: t("inbox.list.received") });
  const entry = (place: number) => list.getByRole("article").nth(place);
  await expect(page.getByRole("tab", { name: t("inbox.received") })).toContainText("99+");
  const first = entry(0);
  await expect(first.locator(".vo-notice__mark")).toBeVisible();
  await failing("markMessagesRead", async () => {
    let refused = 0;
    page.on("response", (answer) => {
      if (answer.url().endsWith("/inbox/read")) refused += 1;
    });
    await first.getByRole("button").first().click();
    await expect(first.getByRole("button", { name: t("inbox.remove") })).toBeVisible();
    await expect(first.locator(".vo-notice__mark")).toHaveCount(0);
    await expect.poll(() => refused, "the client has given up").toBe(3);
    await expect(page.getByText(t("errors.server")), "nobody's trouble").toHaveCount(0);
  });
  const sentAgain = page.waitForResponse(
    (answer) => answer.url().endsWith("/inbox/read") && answer.status() === 200,
  );
  await page.reload();
  expect(await (await sentAgain).json()).toMatchObject({ value: 119 });
  await expect(first.getByRole("button", { name: t("inbox.remove") })).toBeVisible();
  await expect(first.locator(".vo-notice__mark")).toHaveCount(0);
  await expect(entry(1).locator(".vo-notice__mark")).toBeVisible();
  // Before screen or text size change, which counts as a layout shift if rendered late.
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);
  await expectToFit(page, "inbox");

  const marked = page.waitForResponse("**/inbox/read");
  await entry(1).getByRole("button").first().click();
  await expect(entry(0).getByRole("button", { name: t("inbox.remove") })).toHaveCount(0);
  expect(await (await marked).json()).toMatchObject({ value: 118 });

  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return list.getByRole("article").count();
    })
    .toBe(120);
  await expect(page.getByText(t("inbox.end"))).toBeVisible();
  await expect(list.locator(".vo-notice__mark")).toHaveCount(118);

  // Opening a message adds no history entry.
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL("/m/message");
  // After the reload its code has to load; until then, the inbox's "back" is still shown, and it leads elsewhere.
  await expect(inboxRow).toBeVisible();
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL("/m/home");
});

test("a message to the merchant and its deletion happen once though their responses were lost; input stays", async ({
  page,
  words,
  gateway,
  member,
  signedInAs,
  expecting,
}) => {
  const { t } = words;
  const { title, text, send, sent } = writePage(page, words);
  await signedInAs(page, member);
  await openSettled(page, "/m/message");
  await page.getByRole("link", { name: t("messages.inbox") }).click();
  await expect(page.getByRole("heading", { name: t("inbox.emptyTitle.received") })).toBeVisible();
  await page.getByRole("link", { name: t("inbox.write") }).click();

  await send.click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(t("inbox.problems.title.missing"));
  await expect(text).toHaveAccessibleDescription(t("inbox.problems.text.missing"));
  await expectAccessible(page);
  await title.fill("Mi retiro");
  await text.fill("a".repeat(1001));
  await expect(text).toHaveAccessibleDescription(t("inbox.problems.text.too-long", { max: 1000 }));
  await text.fill("Hola.\n¿Cuándo llega?");

  // Visiting another page loses nothing.
  await page.getByRole("button", { name: t("common.back") }).click();
  await page.getByRole("link", { name: t("inbox.write") }).click();
  await expect(text).toHaveValue("Hola.\n¿Cuándo llega?");

  // The gateway handles the request, but the responses are lost.
  await expecting({ noAnswer: true });
  await losingAnswers(page, "**/api/inbox", async () => {
    await send.click();
    await expect(page.getByText(t("errors.network"))).toBeVisible();
  });
  await expect(title).toHaveValue("Mi retiro");
  await expect(text).toHaveValue("Hola.\n¿Cuándo llega?");
  await expectAccessible(page);
  await send.click();
  await expect(page).toHaveURL("/m/webEmail?view=sent");
  await expectToast(page, t("inbox.wasSent"));
  await expect(sent.getByRole("article")).toHaveCount(1);
  expect(await gateway.lettersOf(member.username)).toEqual(["Mi retiro"]);

  await sent.getByRole("button", { name: "Mi retiro" }).click();
  await expect(sent.getByText("¿Cuándo llega?")).toBeVisible();
  const named = t("inbox.removeNamed", { title: "Mi retiro" });
  await sent.getByRole("button", { name: named }).click();
  const dialog = page.getByRole("alertdialog", { name: t("inbox.removeTitle") });
  await dialog.getByRole("button", { name: t("inbox.keep") }).click();
  await expect(dialog).toBeHidden();
  await sent.getByRole("button", { name: named }).click();
  await losingAnswers(page, "**/api/inbox/delete", async () => {
    await dialog.getByRole("button", { name: t("inbox.remove") }).click();
    await expect(dialog.getByText(t("errors.network"))).toBeVisible();
  });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: t("inbox.remove") }).click();
  await expectToast(page, t("inbox.removed"));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { name: t("inbox.emptyTitle.sent") })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: t("inbox.emptyTitle.sent") })).toBeVisible();
  // The merchant keeps the message.
  expect(await gateway.lettersOf(member.username)).toEqual(["Mi retiro"]);

  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL("/m/webEmail");
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL("/m/message");
  await page.getByRole("link", { name: t("messages.affiliates") }).click();
  await expect(title).toHaveValue(t("inbox.affiliatesTitle"));
});
