import type { Page } from "@playwright/test";

/** The page's tab stops. */
export interface FocusStops {
  readonly count: number;
  /** Text of those in the page's middle that a bar covers, at least partly, while they have the focus. */
  readonly underBars: readonly string[];
}

/** Focuses each stop, as the Tab key would, and checks its position. */
export const focusStops = (page: Page): Promise<FocusStops> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>("a[href], button, input, select, [tabindex]");
    const stops = [...all].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.matches(":disabled"),
    );
    const underBars: string[] = [];
    const top = document.querySelector(".vo-header")?.getBoundingClientRect().bottom ?? 0;
    const bottom = document.querySelector(".vo-bottom-menu")?.getBoundingClientRect().top ?? innerHeight;
    for (const stop of stops.filter((element) => element.closest("main"))) {
      stop.focus();
      const place = stop.getBoundingClientRect();
      const fits = place.height < bottom - top;
      if (fits && (place.top < top - 1 || place.bottom > bottom + 1))
        underBars.push(stop.getAttribute("aria-label") ?? stop.textContent);
    }
    return { count: stops.length, underBars };
  });
