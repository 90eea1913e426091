import { type RefObject, useEffect } from "react";
import { listen } from "../events/events.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import { useInView } from "./observe.ts";

/** Previous and next, in the order of their buttons. */
export const steps = [
  ["previous", ChevronLeftIcon],
  ["next", ChevronRightIcon],
] as const;

/** How a strip scrolls automatically (Spec §9). */
export interface StripAutoplay {
  /** Pause between two moves, in milliseconds. */
  delay: number;
  /** How many children it moves by. */
  slides: number;
}

/** Tracks whether the pointer, a finger or the focus is in a strip, which then must not move. */
const HELD = ":is(:hover, :active, :focus-within)";

/**
 * Scrolls a horizontal strip automatically, and from its end back to its start. It pauses while off the screen, while
 * the page is hidden and where nothing overflows. Manual scrolling restarts the delay. How it scrolls depends on the
 * strip's CSS `scroll-behavior`.
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

/** The next scroll position, in pixels. */
function nextPlace({ children, scrollLeft, clientWidth, scrollWidth }: HTMLElement, slides: number): number {
  const [first, second] = children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  const atEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  return atEnd ? 0 : scrollLeft + slides * (second.offsetLeft - first.offsetLeft);
}
