import { type RefObject, useEffect } from "react";
import { listen } from "../events/events.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import { useInView } from "./observe.ts";

/** One back and one on, in the order of their buttons. */
export const steps = [
  ["previous", ChevronLeftIcon],
  ["next", ChevronRightIcon],
] as const;

/** How a strip moves on by itself (Spec §9). */
export interface StripAutoplay {
  /** How long it stands between two moves, in milliseconds. */
  delay: number;
  /** By how many children it moves. */
  slides: number;
}

/** What the player is busy with is not taken away: under the pointer, the finger or the focus a strip stands. */
const HELD = ":is(:hover, :active, :focus-within)";

/**
 * Moves a strip that scrolls sideways on by itself, and from its end back to its beginning; without
 * `autoplay` it stands. It also stands off the screen, while the page is hidden, and where everything fits. A
 * scroll by hand starts the wait anew. How it moves is the strip's CSS `scroll-behavior`.
 */
export function useStripAutoplay(
  strip: RefObject<HTMLElement | null>,
  autoplay: StripAutoplay | undefined,
): void {
  const inView = useInView(strip);
  const { delay, slides = 1 } = autoplay ?? {};
  useEffect(() => {
    const element = strip.current;
    if (!element || !inView || delay === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const move = () => {
      wait();
      if (!document.hidden && !element.matches(HELD)) element.scrollTo({ left: nextPlace(element, slides) });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(move, delay);
    };
    wait();
    const stop = listen(element, { scroll: wait });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [strip, inView, delay, slides]);
}

/** Where the strip goes next, in pixels from its beginning. */
function nextPlace({ children, scrollLeft, clientWidth, scrollWidth }: HTMLElement, slides: number): number {
  const [first, second] = children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  const atEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  return atEnd ? 0 : scrollLeft + slides * (second.offsetLeft - first.offsetLeft);
}
