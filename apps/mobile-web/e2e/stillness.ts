import type { Page } from "@playwright/test";

/** Waits until so many frames have passed in which the page did not move: a turn of the wheel rolls on for a while. */
export const stillness = (page: Page, frames = 12): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let [last, still] = [scrollY, 0];
        const look = (): void => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still >= wanted) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    frames,
  );
