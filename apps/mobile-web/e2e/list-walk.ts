import type { Page } from "@playwright/test";

/** The names found at the positions of a list, from 1, and its problems. */
interface WalkedList {
  readonly names: Readonly<Record<string, string>>;
  /** Stops with missing, duplicated or unordered positions, or with a changed name. */
  readonly wrong: readonly string[];
  /** Maximum elements of the page at any stop, without preload links in the head. */
  readonly elements: number;
}

interface Walk {
  /** Scroll step in pixels: less than a screen, so that no row is skipped. */
  readonly stride: number;
  /** Selector of the name in a row or a tile. */
  readonly named: string;
}

/** Stops per call, so that a failing test can be interrupted. */
const STOPS = 40;

/** Milliseconds for the rows of one stop, which may have to be requested. */
const STOP_MS = 15_000;

/**
 * Scrolls through a list that only renders the rows near the screen, until it reaches a place: at each stop it waits
 * until the list fills its part of the screen, and reads the rows.
 */
export const walkList = async (
  page: Page,
  last: number,
  { stride, named }: Walk,
  before: WalkedList = { names: {}, wrong: [], elements: 0 },
): Promise<WalkedList> => {
  let walked = before;
  let reached = false;
  while (!reached) {
    const part = await page.evaluate(
      async ({ stride, named, names, last, stops, patience }) => {
        const known: Record<string, string> = { ...names };
        const wrong: string[] = [];
        let elements = 0;
        const rows = () => [...document.querySelectorAll("main [aria-posinset]")];
        const fills = (): boolean => {
          const [first, end] = [rows().at(0), rows().at(-1)];
          const list = first?.parentElement;
          if (!first || !end || !list) return false;
          const { top, bottom } = list.getBoundingClientRect();
          const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
          return (
            to <= from ||
            (first.getBoundingClientRect().top <= from + 1 && end.getBoundingClientRect().bottom >= to - 1)
          );
        };
        const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
        const filled = async (): Promise<boolean> => {
          const until = performance.now() + patience;
          while (!fills()) {
            if (performance.now() > until) return false;
            await frame();
          }
          return true;
        };
        const places = () => rows().map((row) => Number(row.getAttribute("aria-posinset")));
        const read = (): void => {
          const here = places();
          const from = here[0] ?? 0;
          if (here.some((place, index) => place !== from + index)) wrong.push(here.join());
          for (const row of rows()) {
            const place = row.getAttribute("aria-posinset") ?? "";
            const name = row.querySelector(named)?.textContent ?? "";
            if ((known[place] ?? name) !== name) wrong.push(`${place}: ${known[place]}, then ${name}`);
            known[place] ??= name;
          }
          elements = Math.max(elements, document.body.querySelectorAll("*").length);
        };
        let reached = false;
        for (let stop = 0; stop < stops && !reached; stop += 1) {
          if (!(await filled())) throw new Error(`The list is blank at ${scrollY} pixels.`);
          read();
          reached = places().includes(last);
          scrollBy({ top: reached ? 0 : stride, behavior: "instant" });
          await frame();
        }
        return { names: known, wrong, elements, reached };
      },
      { stride, named, names: walked.names, last, stops: STOPS, patience: STOP_MS },
    );
    reached = part.reached;
    walked = {
      names: part.names,
      wrong: [...walked.wrong, ...part.wrong],
      elements: Math.max(walked.elements, part.elements),
    };
  }
  return walked;
};
