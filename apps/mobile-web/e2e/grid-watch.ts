import type { Page } from "@playwright/test";

/** What has stood on the grid of games since the watch began. */
export interface GridSeen {
  /** Names by place in the list, from 1. */
  readonly names: Readonly<Record<string, string>>;
  /** Frames in which places were missing, twice there or out of order, or a place had changed its game. */
  readonly wrong: readonly string[];
  /** Frames in which part of the list on the screen had no tile. */
  readonly blank: number;
  /** The most elements the page has drawn: links to code in the head are none. */
  readonly elements: number;
}

/**
 * Looks at a list of which only the rows near the screen stand there, at the end of every frame from now on.
 *
 * @param named what in a row, or a game's tile, has its name
 * @returns what it has seen so far
 */
export const watchGrid = async (
  page: Page,
  named = ".vo-game-tile__open",
): Promise<() => Promise<GridSeen>> => {
  const seen = await page.evaluateHandle((nameIn) => {
    const names: Record<string, string> = {};
    const wrong: string[] = [];
    const found = { names, wrong, blank: 0, elements: 0 };
    const look = (): void => {
      requestAnimationFrame(look);
      found.elements = Math.max(found.elements, document.body.querySelectorAll("*").length);
      const tiles = [...document.querySelectorAll("[aria-posinset]")];
      const [first, last] = [tiles.at(0), tiles.at(-1)];
      const list = first?.parentElement;
      if (!first || !last || !list) return;
      const places = tiles.map((tile) => Number(tile.getAttribute("aria-posinset")));
      const from = places[0] ?? 0;
      if (places.some((place, index) => place !== from + index)) wrong.push(places.join());
      for (const tile of tiles) {
        const place = tile.getAttribute("aria-posinset") ?? "";
        const name = tile.querySelector(nameIn)?.textContent ?? "";
        const known = names[place] ?? name;
        names[place] = known;
        if (known !== name) wrong.push(`${place}: ${known}, then ${name}`);
      }
      const { top, bottom } = list.getBoundingClientRect();
      const screenTop = Math.max(0, top);
      const screenBottom = Math.min(innerHeight, bottom);
      const covered =
        first.getBoundingClientRect().top <= screenTop + 1 &&
        last.getBoundingClientRect().bottom >= screenBottom - 1;
      if (screenBottom > screenTop && !covered) found.blank += 1;
    };
    requestAnimationFrame(look);
    return found;
  }, named);
  return () => seen.jsonValue();
};
