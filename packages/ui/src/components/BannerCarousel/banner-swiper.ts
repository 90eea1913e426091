import Swiper from "swiper";
import { ownTouches } from "./own-touches.ts";

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
