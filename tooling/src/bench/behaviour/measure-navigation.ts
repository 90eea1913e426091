import type { Measured } from "./behaviours.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { marks, pages } from "./site-marks.ts";
import { untilPainted } from "./until-painted.ts";

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
