import type { Page } from "playwright-core";
import * as z from "zod";
import type { Measured } from "./behaviours.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { marks, pages } from "./site-marks.ts";

/** Milliseconds from the tap on `link` until the first frame with `content` in it has been painted. */
const untilPainted = async (page: Page, link: string, content: string): Promise<number> => {
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

/** Goes from home to the list of slots twice: with everything still to be fetched, and again when it is all there. */
export const measureNavigation = async ({ page, slowDown }: Phone): Promise<Measured> => {
  await page.goto(pages.home);
  await page.locator(marks.homeTile).first().waitFor();
  await page.waitForLoadState("networkidle");
  await slowDown(SLOWER);
  const listFirst = await untilPainted(page, marks.toList, marks.tile);
  await page.waitForLoadState("networkidle");
  await page.goBack();
  await page.locator(marks.homeTile).first().waitFor();
  await page.waitForLoadState("networkidle");
  const listWarm = await untilPainted(page, marks.toList, marks.tile);
  return { listFirst, listWarm };
};
