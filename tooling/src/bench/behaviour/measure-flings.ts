import { setTimeout as sleep } from "node:timers/promises";
import type { Measured } from "./behaviours.ts";
import { calm, fling, hurried, stillness } from "./finger.ts";
import { countFrames, droppedShare, frameCategories } from "./frames.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { recordTrace } from "./record-trace.ts";
import { blankShare, mostElements, sampleScroll } from "./scroll-samples.ts";
import { marks, pages } from "./site-marks.ts";
import { answerWholeList } from "./whole-list.ts";

const CALM_FLINGS = 6;
const STRESS_FLINGS = 10;

/** Milliseconds from one stress fling to the next: the list is still rolling. */
const NO_REST = 300;

/** Opens the list of slots, waits until it has every game and goes back to its top. */
const openWholeList = async ({ page }: Phone): Promise<void> => {
  await answerWholeList(page);
  await page.goto(pages.list);
  await page.locator(marks.tile).first().waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(
    (tile) =>
      Number(document.querySelector(tile)?.getAttribute("aria-setsize")) * 50 < document.body.scrollHeight,
    marks.tile,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
};

/** Flings through the whole list, first as a reader and then in a hurry, while the browser traces its frames. */
export const measureFlings = async (phone: Phone): Promise<Measured> => {
  const { page } = phone;
  await openWholeList(phone);
  await phone.slowDown(SLOWER);
  const samplesSoFar = await sampleScroll(page, marks.list);

  const calmFrames = await recordTrace(phone, frameCategories, async () => {
    for (let time = 0; time < CALM_FLINGS; time += 1) {
      await fling(phone, calm);
      await stillness(page);
    }
  });
  const calmSamples = await samplesSoFar();

  const stressFrames = await recordTrace(phone, frameCategories, async () => {
    for (let time = 0; time < STRESS_FLINGS; time += 1) {
      await fling(phone, hurried);
      await sleep(NO_REST);
    }
    await stillness(page);
  });
  const stressSamples = await samplesSoFar();

  return {
    calmDropped: droppedShare(countFrames(calmFrames)),
    calmBlank: blankShare(calmSamples),
    calmElements: mostElements(calmSamples),
    stressDropped: droppedShare(countFrames(stressFrames)),
    stressBlank: blankShare(stressSamples),
  };
};
