import type { Page } from "playwright-core";
import * as z from "zod";

const sample = z.object({
  /** Height of the list on the screen, in CSS pixels. */
  room: z.number(),
  /** How much of it had tiles. */
  filled: z.number(),
  /** Elements in the whole page. */
  elements: z.number(),
});

/** What stood on the screen at one moment of a scroll. */
export type ScrollSample = z.infer<typeof sample>;

/**
 * Samples each scroll event before the page's own listeners hear of it: the screen has moved already, the tiles are
 * still those of the last frame. That is what the player has just seen, at its worst.
 */
export const sampleScroll = async (page: Page, list: string): Promise<() => Promise<ScrollSample[]>> => {
  await page.evaluate((selector) => {
    const samples: unknown[] = [];
    Reflect.set(window, "scrollSamples", samples);
    const look = (): void => {
      const wall = document.querySelector(selector);
      const [first, last] = [wall?.firstElementChild, wall?.lastElementChild];
      if (!wall || !first || !last) return;
      const { top, bottom } = wall.getBoundingClientRect();
      const within = (y: number): number => Math.min(Math.max(y, 0, top), Math.min(innerHeight, bottom));
      samples.push({
        room: within(bottom) - within(top),
        filled: Math.max(
          0,
          within(last.getBoundingClientRect().bottom) - within(first.getBoundingClientRect().top),
        ),
        elements: document.querySelectorAll("*").length,
      });
    };
    addEventListener("scroll", look, { capture: true, passive: true });
  }, list);
  return async () =>
    z.array(sample).parse(
      await page.evaluate(() => {
        const samples: unknown = Reflect.get(window, "scrollSamples");
        return Array.isArray(samples) ? samples.splice(0) : [];
      }),
    );
};

/** The blank part of the list over all samples, in percent. @throws RangeError without samples: nothing has moved. */
export const blankShare = (samples: readonly ScrollSample[]): number => {
  const room = samples.reduce((sum, one) => sum + one.room, 0);
  if (room === 0) throw new RangeError("There are no samples of the list: nothing has moved.");
  return 100 * (1 - samples.reduce((sum, one) => sum + one.filled, 0) / room);
};

/** The most elements the page ever had. */
export const mostElements = (samples: readonly ScrollSample[]): number =>
  Math.max(...samples.map(({ elements }) => elements));
