import { type BrowserContext, expect, type Page } from "@playwright/test";

const NOTES = "toldMessages";

/** Makes every page of a context record its toasts: they disappear after 1.5 s, sooner than a test may check again. */
export const noteMessages = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((notes) => {
    const told: string[] = [];
    Reflect.set(window, notes, told);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const texts = node.matches(".vo-toast") ? [node] : [...node.querySelectorAll(".vo-toast")];
        told.push(...texts.map((toast) => toast.querySelector(".vo-toast__text")?.textContent ?? ""));
      }
    }).observe(document, { childList: true, subtree: true });
  }, NOTES);
};

/** Waits until a page has shown `text` in a toast, since it was loaded or since the last call. */
export const expectTold = async (page: Page, text: string): Promise<void> => {
  const isTold = () =>
    page
      .evaluate(
        ([notes, wanted]) => {
          const told: unknown = Reflect.get(window, notes);
          if (!Array.isArray(told) || !told.includes(wanted)) return false;
          for (let at = told.indexOf(wanted); at !== -1; at = told.indexOf(wanted)) told.splice(at, 1);
          return true;
        },
        [NOTES, text] as const,
      )
      // Evaluation fails while the page is navigating.
      .catch(() => false);
  await expect.poll(isTold, { message: `the page tells: ${text}` }).toBe(true);
};
