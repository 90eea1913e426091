import type { Measured } from "./behaviours.ts";
import { calm, fling, stillness } from "./finger.ts";
import { countFrames, droppedShare, frameCategories } from "./frames.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { recordTrace } from "./record-trace.ts";
import { blankShare, sampleScroll } from "./scroll-samples.ts";
import { marks, pages } from "./site-marks.ts";
import { mainThreadTasks, task95, taskCategories } from "./tasks.ts";

const FLINGS = 6;

/** Flings through a list from its top, as a player does: its pages and pictures arrive meanwhile. */
export const measureArrivingFlings = async (phone: Phone): Promise<Measured> => {
  const { page } = phone;
  await page.goto(pages.list);
  await page.locator(marks.tile).first().waitFor();
  await page.waitForLoadState("networkidle");
  await phone.slowDown(SLOWER);
  const samplesSoFar = await sampleScroll(page, marks.list);
  const trace = await recordTrace(phone, [...frameCategories, ...taskCategories], async () => {
    for (let time = 0; time < FLINGS; time += 1) {
      await fling(phone, calm);
      await stillness(page);
    }
  });
  const tasks = mainThreadTasks(trace);
  return {
    arrivingDropped: droppedShare(countFrames(trace)),
    arrivingLongest: Math.max(0, ...tasks),
    arrivingTask95: task95(tasks),
    arrivingBlank: blankShare(await samplesSoFar()),
  };
};
