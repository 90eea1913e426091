import type { Page } from "@playwright/test";
import { NONSENSE } from "./broken-answers.ts";

/** An untranslated text key. */
const rawKey = /\b(agency|common|errors|games|home|lottery|menu|messages|rewards|security|shell)\.[a-z]\w+/i;

/** The visible state of a page, and its text for screen readers. */
const readPage = async (page: Page) => {
  const parts = await page.evaluate(() => {
    const seen = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length;
    return {
      heading: document.querySelector("h1")?.textContent?.trim() ?? "",
      waits: seen('main [aria-busy="true"], main .vo-skeleton, main [data-skeleton]'),
      empties: seen("main .vo-state:not([role=alert], [role=status])"),
      failures: seen("main [role=alert]"),
    };
  });
  const [words, everything] = await Promise.all([
    page.locator("main").ariaSnapshot(),
    page.locator("body").ariaSnapshot(),
  ]);
  return { ...parts, words: words.trim(), everything };
};

/** Whether a page shows an error, and no part of it is still loading. */
export const hasEnded = async (page: Page): Promise<boolean> => {
  const { failures, waits } = await readPage(page);
  return failures > 0 && waits === 0;
};

/**
 * Judges a page of which every call has failed.
 * @returns what is wrong with it; "" if it shows an error, and "quiet" if it sent no requests
 */
export const verdictOn = async (page: Page): Promise<string> => {
  const { heading, words, everything, waits, empties, failures } = await readPage(page);
  const wrong = [
    heading === "" && "has no heading",
    words.length < 3 && "is blank",
    waits > 0 && "waits without end",
    // An outage must not be shown as "there is nothing".
    empties > 0 && "says that there is nothing",
    everything.includes(NONSENSE) && "shows the answer's own words",
    rawKey.test(everything) && `shows ${rawKey.exec(everything)?.[0]}`,
  ].filter((fault) => fault !== false);
  if (wrong.length > 0) return wrong.join(", ");
  return failures > 0 ? "" : "quiet";
};
