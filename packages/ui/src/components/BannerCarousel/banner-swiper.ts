import Swiper from "swiper";

const isListener = (value: unknown): value is EventListener => typeof value === "function";

/**
 * Has Swiper hear of the touches that begin on its own slides. By itself it listens to every touch of the
 * page and may cancel each, so that the browser asks the page before it scrolls, wherever the finger is: on a
 * busy phone the whole page sticks. Returns the undoing.
 */
export function ownTouches(swiper: Swiper): () => void {
  const start: unknown = Reflect.get(swiper, "onDocumentTouchStart");
  const move: unknown = Reflect.get(swiper, "onTouchMove");
  // Another release may name them otherwise; then it works as it comes.
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

/** What the carousel needs of a running Swiper. */
export interface BannerDriver {
  next: (speed: number) => void;
  previous: (speed: number) => void;
  stop: () => void;
}

/**
 * Puts Swiper in charge of slides that already stand in the page, so the first banner's image is never loaded or
 * painted twice. The only file that imports Swiper's code: it is fetched when a carousel has more than one slide and
 * time. Uses the kit's class names, so no style sheet of Swiper's is needed.
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
