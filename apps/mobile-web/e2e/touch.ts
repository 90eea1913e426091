import type { CDPSession } from "@playwright/test";

const MOVES = 10;

/**
 * Flings the page with a finger: `distance` CSS pixels in `ms`, positive to see what stands further down. The times of
 * the touches are told to the browser, so that a slow machine flings as fast as a quick one.
 */
export const fling = async (cdp: CDPSession, distance: number, ms: number): Promise<void> => {
  const begun = Date.now() / 1000;
  const from = distance > 0 ? 760 : 200;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number, y?: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 195, y }],
      timestamp: begun + at / 1000,
    });
  await touch("touchStart", 0, from);
  for (let move = 1; move <= MOVES; move += 1) {
    await touch("touchMove", (move * ms) / MOVES, from - (move * distance) / MOVES);
  }
  await touch("touchEnd", ms + 1);
};
