import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { Phone } from "./phone.ts";

/** A fling: how far the finger goes up the screen and in how many milliseconds; the list rolls on after it. */
export interface Fling {
  readonly distance: number;
  readonly ms: number;
}

/** A thumb that reads. */
export const calm: Fling = { distance: 500, ms: 250 };

/** A thumb in a hurry. */
export const hurried: Fling = { distance: 600, ms: 75 };

const MOVES = 12;
const FROM = { x: 195, y: 760 } as const;

/**
 * Touches the screen and flings. The times of the touches are told to the browser, so a late one has the same speed.
 */
export const fling = async ({ cdp }: Pick<Phone, "cdp">, { distance, ms }: Fling): Promise<void> => {
  const begun = Date.now();
  const touch = async (
    type: "touchStart" | "touchMove" | "touchEnd",
    at: number,
    y?: number,
  ): Promise<void> => {
    await sleep(Math.max(0, begun + at - Date.now()));
    await cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: FROM.x, y }],
      timestamp: (begun + at) / 1000,
    });
  };
  await touch("touchStart", 0, FROM.y);
  for (let move = 1; move <= MOVES; move += 1) {
    await touch("touchMove", (move * ms) / MOVES, FROM.y - (move * distance) / MOVES);
  }
  await touch("touchEnd", ms + 1);
};

/** Waits until the page has not moved for a few frames. */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = Number.NaN;
        let still = 0;
        const look = (): void => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still > 8) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
