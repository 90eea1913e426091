import { type BrowserContext, expect, type Page } from "@playwright/test";

const NOTES = "toldMessages";

/** Has every page of a context note its short messages: they leave after 1.5 s, sooner than a test may look again. */
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

/** Waits until a page has told `text` in a short message, since it was loaded or since this was last asked. */
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
      // A page that is just being left has told nothing yet.
      .catch(() => false);
  await expect.poll(isTold, { message: `the page tells: ${text}` }).toBe(true);
};
