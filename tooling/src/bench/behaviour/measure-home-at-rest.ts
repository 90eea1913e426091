import * as z from "zod";
import type { Measured } from "./behaviours.ts";
import { type Phone, SLOWER } from "./phone.ts";
import { recordTrace } from "./record-trace.ts";
import { pages } from "./site-marks.ts";
import { blockedTime, busyTime, mainThreadTasks, taskCategories } from "./tasks.ts";

/** Milliseconds of each half: in the first home is built, in the second it only moves by itself. */
const HALF = 15_000;

const MINUTE = 60_000;

const KILOBYTE = 1_000;

const script = z.array(z.number());

/** Opens home on a phone and leaves it alone for half a minute. */
export const measureHomeAtRest = async (phone: Phone): Promise<Measured> => {
  const { page, slowDown } = phone;
  await slowDown(SLOWER);
  const opening = await recordTrace(phone, taskCategories, async () => {
    await page.goto(pages.home, { waitUntil: "commit" });
    await page.waitForTimeout(HALF);
  });
  const rest = await recordTrace(phone, taskCategories, () => page.waitForTimeout(HALF));
  const bytes = script.parse(
    await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => new URL(entry.name).pathname.endsWith(".js"))
        .map((entry) => Reflect.get(entry, "encodedBodySize")),
    ),
  );
  return {
    restLongTasks: blockedTime(mainThreadTasks(opening)),
    restBusy: (busyTime(mainThreadTasks(rest)) * MINUTE) / HALF,
    restScript: bytes.reduce((sum, size) => sum + size, 0) / KILOBYTE,
    restFiles: bytes.length,
    restElements: await page.locator("*").count(),
  };
};
