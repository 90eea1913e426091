import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";

test.use(moving);

/** The page's touch and wheel listeners that may cancel a scroll, so that the browser has to wait for them. */
const blocking = async (page: Page): Promise<readonly string[]> => {
  const cdp = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const target of ["window", "document", "document.body"]) {
    const { result } = await cdp.send("Runtime.evaluate", { expression: target });
    const { listeners } = await cdp.send("DOMDebugger.getEventListeners", {
      objectId: result.objectId ?? "",
    });
    for (const { type, passive } of listeners)
      if (/^(touchstart|touchmove|wheel|mousewheel)$/.test(type) && !passive) found.push(`${target} ${type}`);
  }
  await cdp.detach();
  return found;
};

test("no part of home blocks a finger that scrolls the page, and a finger on a banner still turns it", async ({
  page,
  words: { t },
}) => {
  await page.goto("/m/home");
  const banners = page.getByRole("region", { name: t("home.banners") });
  await expect(banners.getByRole("button", { name: t("home.next") })).toBeEnabled();
  expect(await blocking(page)).toEqual([]);

  await banners.getByRole("button", { name: t("home.pauseBanners") }).click();
  const inView = () => banners.locator(".vo-banner__slide:not([inert]) img").getAttribute("alt");
  const before = await inView();
  const box = await banners.locator(".vo-banner__stage").boundingBox();
  if (!box) throw new Error("There is no banner.");
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
    });
  await touch("touchStart", box.x + 300);
  for (const x of [260, 210, 150, 90, 50]) await touch("touchMove", box.x + x);
  await touch("touchEnd");
  await expect.poll(inView).not.toBe(before);
});
