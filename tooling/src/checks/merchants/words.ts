import type { Page } from "playwright-core";

/** The house's name, and its country's. */
const foreign = /volado|m[eé]xic/i;

/** Those of some lines that belong to another merchant. */
export const foreignLines = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => foreign.test(line));

/**
 * Everything that the open page says: to the eye, to a screen reader, and in its head. Countries to choose
 * from are nobody's words.
 */
export const visibleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines: string[] = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest("script, style, option")) lines.push(node.textContent ?? "");
    for (const name of ["aria-label", "alt", "title", "placeholder", "content"])
      for (const element of document.querySelectorAll(`[${name}]`))
        lines.push(element.getAttribute(name) ?? "");
    return lines.map((line) => line.trim()).filter((line) => line !== "");
  });
