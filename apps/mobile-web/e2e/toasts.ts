import { type BrowserContext, expect, type Page } from "@playwright/test";

const TOASTS = "recordedToasts";

/** Makes every page of a context record its toasts: they disappear after 1.5 s, sooner than a test may check again. */
export const recordToasts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((key) => {
    const toasts: string[] = [];
    Reflect.set(window, key, toasts);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const texts = node.matches(".vo-toast") ? [node] : [...node.querySelectorAll(".vo-toast")];
        toasts.push(...texts.map((element) => element.querySelector(".vo-toast__text")?.textContent ?? ""));
      }
    }).observe(document, { childList: true, subtree: true });
  }, TOASTS);
};

/** Waits until a page has shown `text` in a toast, since it loaded or since the last call. */
export const expectToast = async (page: Page, text: string): Promise<void> => {
  const isShown = () =>
    page
      .evaluate(
        ([key, expected]) => {
          const toasts: unknown = Reflect.get(window, key);
          if (!Array.isArray(toasts) || !toasts.includes(expected)) return false;
          for (let at = toasts.indexOf(expected); at !== -1; at = toasts.indexOf(expected))
            toasts.splice(at, 1);
          return true;
        },
        [TOASTS, text] as const,
      )
      // Evaluation fails while the page is navigating.
      .catch(() => false);
  await expect.poll(isShown, { message: `the page shows the toast: ${text}` }).toBe(true);
};
