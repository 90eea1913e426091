import type { Page } from "@playwright/test";

/** A picture of the first view, and its transferred bytes. */
export interface Picture {
  readonly address: string;
  readonly bytes: number;
}

/**
 * The pictures on the screen, each once, from elements, backgrounds and pseudo-elements; `undefined` while one of
 * them is still loading. Pictures inlined in the page or its styles count there.
 */
export const picturesInView = (page: Page): Promise<readonly Picture[] | undefined> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
      const hasArea = width > 0 && height > 0;
      return hasArea && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const drawnBehind = (element: Element): readonly string[] =>
      [undefined, "::before", "::after"].flatMap((part) => {
        const { backgroundImage, maskImage, borderImageSource, content } = getComputedStyle(element, part);
        const drawn = [backgroundImage, maskImage, borderImageSource, content].join();
        return Array.from(drawn.matchAll(/url\("(.*?)"\)/g), ([, address = ""]) => address);
      });

    const seen = [...document.querySelectorAll("*")].filter(isSeen);
    const images = seen.filter((element) => element instanceof HTMLImageElement);
    if (images.some(({ complete }) => !complete)) return undefined;

    const addresses = new Set([...images.map(({ currentSrc }) => currentSrc), ...seen.flatMap(drawnBehind)]);
    const fetched = [...addresses].filter((address) => /^https?:/.test(address));
    const pictures = fetched.map((address) => {
      const [entry] = performance.getEntriesByName(address, "resource");
      const bytes = entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0;
      return { address: new URL(address).pathname, bytes };
    });
    return pictures.every(({ bytes }) => bytes > 0) ? pictures : undefined;
  });
