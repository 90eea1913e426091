import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit } from "./layout.ts";
import { menusOf } from "./menus-page.ts";
import { openSettled } from "./navigation.ts";
import { heavyPhoto, heicPhoto, picture, pictureOf } from "./picture.ts";
import { losingAnswers } from "./requests.ts";
import { writePage } from "./write-page.ts";

const FORM = "/m/webEmail?view=write&about=feedback";

test("feedback is sent with its pictures, once though its response was lost, and shows among the sent messages", async ({
  page,
  words,
  gateway,
  member,
  signedInAs,
  expecting,
}) => {
  const { t } = words;
  const { title, text, send, choose, chosen, sent } = writePage(page, words);
  await signedInAs(page, member);
  await openSettled(page, "/m/set");
  await page.getByRole("link", { name: t("feedback.title") }).click();
  await expect(page).toHaveURL(FORM);
  await expect(page.getByRole("heading", { name: t("inbox.feedbackTitle") })).toBeVisible();
  await expect(title).toHaveValue(t("inbox.feedbackSubject"));
  await send.click();
  await expect(text).toBeFocused();
  await text.fill("Falta el modo claro.\nGracias.");
  await choose.setInputFiles([picture("1.png"), pictureOf("b.png", 5 * 1024 * 1024 + 1)]);
  await expect(page.getByText(t("uploads.problems.size", { name: "b.png" }))).toBeVisible();
  await choose.setInputFiles([heicPhoto("c.heic")]);
  await expect(page.getByText(t("uploads.problems.format", { name: "c.heic" }))).toBeVisible();
  await choose.setInputFiles([await heavyPhoto("2.jpg")]);
  await expect(chosen).toHaveCount(2);
  await expectAccessible(page);

  // Visiting another page loses nothing.
  await page.getByRole("button", { name: t("common.back") }).click();
  await page.getByRole("link", { name: t("feedback.title") }).click();
  await expect(text).toHaveValue("Falta el modo claro.\nGracias.");
  await expect(chosen).toHaveCount(2);

  await expecting({ noAnswer: true });
  await losingAnswers(page, "**/api/inbox", async () => {
    await send.click();
    await expect(page.getByText(t("errors.network"))).toBeVisible();
  });
  await expect(chosen).toHaveCount(2);
  await send.dblclick();
  await expect(page).toHaveURL("/m/webEmail?view=sent");
  await expect(sent.getByRole("article")).toHaveCount(1);
  await sent.getByRole("button", { name: t("inbox.feedbackSubject") }).click();
  await expect(sent.getByText(t("uploads.sent", { count: 2 }))).toBeVisible();
  await expect(sent.getByText("Gracias.")).toBeVisible();
  expect(await gateway.lettersOf(member.username)).toHaveLength(1);
  expect(await gateway.lastLetterOf(member.username)).toMatchObject({
    topic: "feedback",
    text: "Falta el modo claro.\nGracias.",
    pictures: 2,
  });
  await page.getByRole("button", { name: t("common.back") }).click();
  await page.getByRole("link", { name: t("feedback.title") }).click();
  await expect(page).toHaveURL(FORM);
  await expect(text).toHaveValue("");
  await expectToFit(page, "feedback");
});

test("help links to the feedback: guests go through login, free accounts are answered in place", async ({
  page,
  words,
  signedInAs,
  withSwitch,
}) => {
  const { t } = words;
  // Without a live chat it is the only contact there.
  await withSwitch("CBS3", false, async () => {
    await openSettled(page, "/m/help");
    await expect(page.getByText(t("liveChat.title"))).toHaveCount(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: t("feedback.title") })
      .click();
    await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(FORM)}`);
  });
  await signedInAs(page, "prueba");
  await openSettled(page, "/m/help");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("feedback.title") })
    .click();
  await expect(menusOf(page, words).rejection).toBeVisible();
});
