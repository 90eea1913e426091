import type { Measured } from "./behaviours.ts";
import type { Phone } from "./phone.ts";
import { signIn } from "./sign-in.ts";
import { marks, pages } from "./site-marks.ts";

const ROUNDS = 50;

/** The first round loads code and fills caches that are meant to stay. */
const WARM_UP = 1;

const MEGABYTE = 1_000_000;

const usedHeap = async ({ cdp }: Phone): Promise<number> => {
  for (let time = 0; time < 2; time += 1) await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
};

const round = async ({ page }: Phone): Promise<void> => {
  await page.locator(marks.toList).tap();
  await page.locator(marks.openTile).first().tap();
  await page.locator(marks.gameFrame).waitFor();
  await page.goBack();
  await page.locator(marks.tile).first().waitFor();
  await page.goBack();
  await page.locator(marks.homeTile).first().waitFor();
};

/** By how much the page's heap has grown after fifty rounds home, list, game and back, in MB. */
export const measureHeap = async (phone: Phone): Promise<Measured> => {
  const { page } = phone;
  await signIn(page);
  await page.goto(pages.home);
  await page.locator(marks.homeTile).first().waitFor();
  for (let time = 0; time < WARM_UP; time += 1) await round(phone);
  const before = await usedHeap(phone);
  for (let time = 0; time < ROUNDS; time += 1) await round(phone);
  return { heap: ((await usedHeap(phone)) - before) / MEGABYTE };
};
