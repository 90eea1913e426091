import type { Page } from "playwright-core";

const isDrawn = (page: Page) => page.locator("body.sb-show-main").waitFor({ state: "attached" });

/** Opens Storybook's page of one story. */
export const openStory = async (page: Page, origin: string, story: string): Promise<void> => {
  // Storybook's own axe would run under what is looked at; the step "stories" asks it.
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await isDrawn(page);
};

/**
 * Draws another story in the page that is open, by what Storybook's own menu sends it, in a tenth of the time that a
 * new page takes.
 *
 * @throws Error when it is not drawn within 15 s
 */
export const switchToStory = async (page: Page, story: string): Promise<void> => {
  await page.evaluate(async (storyId) => {
    const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
    const call = (name: "on" | "emit", ...values: unknown[]): void => {
      const method: unknown = Reflect.get(Object(channel), name);
      if (typeof method !== "function") throw new Error("This page is not Storybook's.");
      method.call(channel, ...values);
    };
    await new Promise<void>((drawn, late) => {
      setTimeout(() => late(new Error(`The story ${storyId} was not drawn.`)), 15_000);
      // The story before may still be drawn in its last look.
      call("on", "storyRendered", (id: unknown) => id === storyId && drawn());
      call("emit", "setCurrentStory", { storyId, viewMode: "story" });
    });
  }, story);
  await isDrawn(page);
};
