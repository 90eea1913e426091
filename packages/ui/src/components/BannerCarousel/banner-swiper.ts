import Swiper from "swiper";

const isListener = (value: unknown): value is EventListener => typeof value === "function";

/**
 * Limits Swiper's touch listeners to its own slides. By default it listens to every touch of the page and may cancel
 * each, which makes the browser wait for script before it scrolls. Returns a cleanup function.
 */
export function ownTouches(swiper: Swiper): () => void {
  const start: unknown = Reflect.get(swiper, "onDocumentTouchStart");
  const move: unknown = Reflect.get(swiper, "onTouchMove");
  // Private names of Swiper. If another release renames them, its default behaviour stays.
  if (!isListener(start) || !isListener(move)) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  document.removeEventListener("touchstart", start);
  document.removeEventListener("touchmove", move);
  document.addEventListener("touchstart", start, { passive: true, signal });
  const follow = () => document.addEventListener("touchmove", move, { passive: false, signal });
  const leave = () => document.removeEventListener("touchmove", move);
  swiper.el.addEventListener("touchstart", follow, { passive: true, signal });
  document.addEventListener("touchend", leave, { signal });
  document.addEventListener("touchcancel", leave, { signal });
  return () => stop.abort();
}

/** The part of Swiper that the carousel uses. */
export interface BannerDriver {
  next: (speed: number) => void;
  previous: (speed: number) => void;
  stop: () => void;
}

/**
 * Attaches Swiper to slides that are already rendered, so the first image is not loaded or painted twice. The only
 * module that imports Swiper; it is loaded for carousels with more than one slide. Uses the kit's class names instead
 * of Swiper's style sheet.
 */
export function driveBanner(root: HTMLElement, onChange: (index: number) => void): BannerDriver {
  const swiper = new Swiper(root, {
    wrapperClass: "vo-banner__track",
    slideClass: "vo-banner__slide",
    loop: true,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
  const letGo = ownTouches(swiper);
  return {
    next: (speed) => swiper.slideNext(speed),
    previous: (speed) => swiper.slidePrev(speed),
    stop: () => {
      letGo();
      swiper.destroy();
    },
  };
}
