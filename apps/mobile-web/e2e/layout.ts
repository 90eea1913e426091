import { expect, type Page } from "@playwright/test";

/** How much wider the page is than the screen, in CSS pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Doubles the text size, like a player's own setting. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** Resets the text size. */
export const plainText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.removeProperty("font-size");
  });

/**
 * Expects that nothing on the open page overflows at 320 pixels, nor with text of twice the size at 390 (WCAG 2.2,
 * 1.4.4 and 1.4.10).
 */
export const expectToFit = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => overflow(page), `${name} at 320 pixels`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await expect.poll(() => overflow(page), `${name} with text of 200 %`).toBeLessThanOrEqual(0);
};

/** How many games the first view shows whole, between the header and the bottom menu. */
export const wholeGames = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const top = document.querySelector(".vo-header")?.getBoundingClientRect().bottom ?? 0;
    const bottom = document.querySelector(".vo-bottom-menu")?.getBoundingClientRect().top ?? 0;
    const places = [...document.querySelectorAll(".vo-game-tile__open")].map((tile) =>
      tile.getBoundingClientRect(),
    );
    return places.filter((place) => place.top >= top && place.bottom <= bottom && place.right <= innerWidth)
      .length;
  });

/** Sum of all layout shifts since the page loaded that weren't caused by a touch: an upper bound of CLS. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
              sum += Number(entry.value);
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(sum);
          }, 100),
        );
      }),
  );
