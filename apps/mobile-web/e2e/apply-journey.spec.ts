import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, plainText } from "./layout.ts";
import { menusOf } from "./menus-page.ts";
import { navigateTo, openSettled, settle } from "./navigation.ts";
import { promotionsPage } from "./news-pages.ts";
import { picture } from "./picture.ts";
import { losingAnswers } from "./requests.ts";
import { SESSION_KEY } from "./site-facts.ts";
import type { Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

const PROMOTION = "/m/activityDetail?id=promo-fishing";

/** The end of a promotion that takes applications. */
const applicationOn = (page: Page, { t }: Texts) => {
  const article = page.getByRole("article");
  const region = (name: string) => article.getByRole("region", { name });
  return {
    /** The application form. */
    invitation: region(t("promotions.apply.title")),
    /** The status of the member's application. */
    own: region(t("promotions.apply.yours")),
    remark: article.getByLabel(t("promotions.apply.remark")),
    choose: article.getByLabel(t("uploads.add")),
    chosen: article.getByRole("group", { name: t("uploads.pictures") }).getByRole("img"),
    send: article.getByRole("button", { name: t("promotions.apply.send") }),
    /** The way to it, always in sight. */
    enter: article.getByRole("button", { name: t("promotions.apply.enter") }),
  };
};

test("an application is sent once though its response was lost, and shows its state", async ({
  page,
  words,
  gateway,
  member,
  signedInAs,
  expecting,
  failing,
}) => {
  const { t } = words;
  const { invitation, own, remark, choose, chosen, send, enter } = applicationOn(page, words);
  const words140 = `${"a".repeat(138)}\nb`;
  /** Goes home, where the console can decide on the application, and returns. */
  const decide = async (status: "Process" | "Rejected") => {
    const [latest] = await gateway.applicationsOf(member.username);
    await page.getByRole("button", { name: t("common.back") }).click();
    await expect(page).toHaveURL("/m/home");
    // The address changes before the page, and a page that is still mounted doesn't load again.
    await expect(own).toBeHidden();
    await gateway.setApplication(latest?.id ?? "", status);
    await page.goBack();
    await expect(own.getByText(t(`promotions.apply.statuses.${status}`))).toBeVisible();
  };
  await signedInAs(page, member);

  await test.step("an application that fails to load says so, and recovers on retry", async () => {
    await failing("listApplications", async () => {
      await page.goto(PROMOTION);
      await expect(invitation.getByRole("alert")).toBeVisible();
      await expect(send).toHaveCount(0);
    });
    await invitation.getByRole("button", { name: t("common.retry") }).click();
  });

  await test.step("the call leads to the form, and gives way to it", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(enter).toBeInViewport({ ratio: 1 });
    await enter.click();
    await expect(invitation.getByRole("heading")).toBeFocused();
    await expect(remark).toBeInViewport({ ratio: 1 });
    await expect(enter).toBeHidden();
    if (size) await page.setViewportSize(size);
  });

  await test.step("an empty one is not sent, and says what is missing", async () => {
    await send.click();
    await expect(remark).toBeFocused();
    await expect(remark).toHaveAccessibleDescription(t("promotions.apply.empty"));
    expect(await gateway.applicationsOf(member.username)).toEqual([]);
  });

  await test.step("visiting another page loses nothing", async () => {
    await choose.setInputFiles(["1.png", "2.png"].map(picture));
    await expect(chosen).toHaveCount(2);
    await remark.fill(words140);
    await expect(remark).toHaveAccessibleDescription(t("uploads.count", { used: 140, max: 140 }));
    await page.getByRole("button", { name: t("common.back") }).click();
    await expect(page).toHaveURL("/m/home");
    await page.goBack();
    await expect(remark).toHaveValue(words140);
    await expect(chosen).toHaveCount(2);
  });

  await test.step("it is sent once though its response was lost", async () => {
    await expecting({ noAnswer: true }, () =>
      losingAnswers(page, "**/api/applications", async () => {
        await send.click();
        await expect(invitation.getByText(t("errors.network"))).toBeVisible();
      }),
    );
    await expect(remark).toHaveValue(words140);
    await expect(chosen).toHaveCount(2);
    await expectAccessible(page);
    await send.dblclick();
    await expectToast(page, t("promotions.apply.wasSent"));
    await expect(own.getByText(t("promotions.apply.statuses.Applying"))).toBeVisible();
    await expect(own.getByText(t("uploads.sent", { count: 2 }))).toBeVisible();
    await expect(send).toHaveCount(0);
    const [sent, ...more] = await gateway.applicationsOf(member.username);
    expect(sent).toMatchObject({ remark: words140, pictures: 2 });
    expect(more).toEqual([]);
    await expectAccessible(page);
  });

  await test.step("it shows its state, and a rejected one may be sent again", async () => {
    await decide("Process");
    await decide("Rejected");
    await expect(remark).toHaveValue("");
    await expectToFit(page, "application");
    await plainText(page);
    await remark.fill("Otra vez");
    await send.click();
    // Sent by a single tap: after a quick response, the second of two taps may land next to the heading.
    await expect(own.getByRole("heading")).toBeFocused();
    await expect(own.getByText(t("promotions.apply.statuses.Applying"))).toBeVisible();
    expect(await gateway.applicationsOf(member.username)).toHaveLength(2);
  });

  await test.step("a member who has applied elsewhere meanwhile sees that, and that application's state", async () => {
    await decide("Rejected");
    await remark.fill("Desde el teléfono");
    const elsewhere = await page.evaluate(async (sessionKey) => {
      const body = new FormData();
      body.append("promotionId", "promo-fishing");
      body.append("remark", "Desde la tableta");
      const { token } = JSON.parse(sessionStorage.getItem(sessionKey) ?? "{}");
      const headers = { Token: token, "Idempotency-Key": crypto.randomUUID() };
      return (await fetch("/api/applications", { method: "POST", headers, body })).status;
    }, SESSION_KEY);
    expect(elsewhere).toBe(200);
    await expecting({ statuses: [409] });
    await send.click();
    await expect(own.getByText("Desde la tableta")).toBeVisible();
    await expect(send).toHaveCount(0);
    expect(await gateway.applicationsOf(member.username)).toHaveLength(3);
  });
});

test("guests go to login, free accounts are answered in place; expired and open promotions have no form", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const { invitation, enter } = applicationOn(page, words);
  const article = page.getByRole("article");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/applications")) requests.push(request.url());
  });
  await openSettled(page, "/m/activityDetail?id=promo-anniversary");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  await expect(invitation).toHaveCount(0);
  await navigateTo(page, "/m/activity");
  await promotionsPage(page, words).card(t("promotions.longTerm")).first().click();
  await expect(page).toHaveURL("/m/activityDetail?id=promo-welcome");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  await settle(page);
  await expect(invitation).toHaveCount(0);
  await navigateTo(page, "/m/activity?category=fishing");
  await promotionsPage(page, words).cards.click();
  await expect(page).toHaveURL(PROMOTION);
  await settle(page);
  await expectAccessible(page);
  await expect(article.getByRole("link", { name: t("shell.register") })).toHaveAttribute(
    "href",
    `/m/register?back=${encodeURIComponent(PROMOTION)}`,
  );
  await article.getByRole("link", { name: t("shell.login") }).click();
  await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent(PROMOTION)}`);

  await signedInAs(page, "prueba");
  await openSettled(page, PROMOTION);
  await enter.click();
  await expect(menusOf(page, words).rejection).toBeVisible();
  expect(requests).toEqual([]);
});
