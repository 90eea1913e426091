import type { Page } from "playwright-core";
import * as z from "zod";

/** Event Timing tells of nothing shorter, and rounds to 8 ms. */
const MIN_DURATION = 16;

/**
 * Does something and tells how long the slowest event of it took to the next paint, in milliseconds, as a browser's own
 * "interaction to next paint" would; {@link MIN_DURATION} when none was slow enough to be told of.
 */
export const nextPaint = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, "interactionId")) > 0) durations.push(entry.duration);
      }
    });
    const events: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold,
    };
    observer.observe(events);
    Reflect.set(window, "slowEvents", () => {
      observer.disconnect();
      return durations;
    });
  }, MIN_DURATION);
  await act();
  // Entries are told of after the paint that they were waiting for.
  const durations = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const told: unknown = Reflect.get(window, "slowEvents");
        const tell = () => setTimeout(() => resolve(typeof told === "function" ? told() : []), 100);
        requestAnimationFrame(() => requestAnimationFrame(tell));
      }),
  );
  return Math.max(MIN_DURATION, ...z.array(z.number()).parse(durations));
};
