import type { Page } from "@playwright/test";
import { listAnnouncements } from "@volado/api-client/endpoints";
import { expect, moving, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { clientFor, signIn } from "./player.ts";
import type { Texts } from "./texts.ts";

test.use(moving);

const popup = (page: Page, { t }: Texts) => {
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    next: dialog.getByRole("button", { name: t("popups.next") }),
    close: dialog.getByRole("button", { name: t("common.close") }),
    place: (place: number) => dialog.getByText(t("popups.place", { place, count: 2 })),
  };
};

test("a guest gets no popups; after a login they open at once, one after the other, and never again", async ({
  page,
  words,
  member,
  withSwitch,
  gatewayUrl,
}) => {
  await withSwitch("LOGIN_POPUPS", true, async () => {
    const { dialog, next, close, place } = popup(page, words);

    await test.step("a guest gets none and requests none", async () => {
      const requests: string[] = [];
      page.on("request", (request) => {
        if (/announcements\?types=PU&/.test(request.url())) requests.push(request.url());
      });
      await page.goto("/m/home");
      await expect(page.getByRole("button", { name: words.t("service.open") })).toBeVisible();
      await expect(dialog.filter({ hasText: "100%" })).toHaveCount(0);
      expect(requests).toEqual([]);
    });

    const marks: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.url().endsWith("/api/announcements/read")) marks.push(request.url());
    });
    await page
      .getByRole("banner")
      .getByRole("link", { name: words.t("shell.login") })
      .click();
    await loginPage(page, words).logIn(member.username, member.password);
    await expect(place(1)).toBeVisible();
    await expect(dialog.getByRole("link")).toHaveAttribute("href", /promo-welcome/);
    await next.click();
    await expect(place(2)).toBeVisible();
    // Wait for both buttons and the text: nothing may move the button while it is pressed.
    await expect(dialog.getByRole("link")).toHaveAttribute("href", /promo-fishing/);
    await expect(close).toHaveCount(2);
    await close.last().click();
    await expect(place(2)).toHaveCount(0);
    // Closing a page cancels pending requests; the read marks would be sent on the next visit.
    await expect.poll(() => marks.length).toBe(2);
    await page.close();

    await expect
      .poll(async () => {
        const client = clientFor(gatewayUrl, await signIn(gatewayUrl, member));
        const { popups } = await client.call(listAnnouncements, { types: ["PU"], group: "m_home" });
        return popups.map(({ read }) => read);
      })
      .toEqual([true, true]);
  });
});

test("a link of a popup ends the round; type 4 sees each once in its browser, too", async ({
  page,
  words,
  signedInAs,
  withSwitch,
}) => {
  await withSwitch("LOGIN_POPUPS", true, async () => {
    const { dialog, place, next } = popup(page, words);
    await signedInAs(page, "prueba");
    await page.goto("/m/home");
    await expect(place(1)).toBeVisible();
    await dialog.getByRole("link").click();
    await expect(page).toHaveURL("/m/activityDetail?id=promo-welcome");
    await expect(dialog).toHaveCount(0);

    await page.goto("/m/home");
    await expect(dialog.getByRole("link"), "what was not shown comes with the next visit").toHaveAttribute(
      "href",
      /promo-fishing/,
    );
    await expect(next).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: words.t("service.open") })).toBeVisible();
    await page.getByRole("button", { name: words.t("service.open") }).hover();
    await expect(dialog).toHaveCount(0);
  });
});

test("a tap on the X right after the next popup has opened closes it, however long that one is", async ({
  page,
  words,
  member,
  signedInAs,
  withSwitch,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The merchant's second popup has a title of two lines and a long text.
  await page.route("**/api/announcements?types=PU&*", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const second = answer.value.popup[1];
    second.title = `${second.title} ${second.title}`;
    second.content = second.content.repeat(4);
    await route.fulfill({ response, json: answer });
  });
  await withSwitch("LOGIN_POPUPS", true, async () => {
    const { dialog, next, close, place } = popup(page, words);
    await signedInAs(page, member);
    await page.goto("/m/home");
    await expect(place(1)).toBeVisible();
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const before = await close.boundingBox();
    await next.click();
    await expect(place(2)).toBeVisible();
    expect(await close.first().boundingBox(), "the X stays under the finger").toEqual(before);
    const { x = 0, y = 0, width = 0, height = 0 } = before ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(dialog).toHaveCount(0);
  });
});
