import type { Page } from "playwright-core";
import * as z from "zod";

/** Milliseconds from the tap on `link` until the first frame with `content` in it has been painted. */
export const untilPainted = async (page: Page, link: string, content: string): Promise<number> => {
  await page.evaluate((selector) => {
    const painted = new Promise((resolve) => {
      addEventListener(
        "click",
        ({ timeStamp }) => {
          const look = (): void => {
            // What stands there at the beginning of a frame, the frame before has painted.
            if (document.querySelector(selector)) resolve(performance.now() - timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Reflect.set(window, "painted", painted);
  }, content);
  await page.locator(link).tap();
  return z.number().parse(await page.evaluate(() => Reflect.get(window, "painted")));
};
