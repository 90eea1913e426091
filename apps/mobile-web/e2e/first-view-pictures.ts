import type { Page } from "@playwright/test";

/** A picture of the first view, and its bytes as they came over the network. */
export interface Picture {
  readonly address: string;
  readonly bytes: number;
}

/**
 * The pictures of what the screen shows now, each once, as elements and as backgrounds of what stands there
 * or before and after it; `undefined` while one of them is still on its way. What came inside the page or its
 * styles counts there.
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
