export { BannerCarousel, type BannerCarouselProps } from "./BannerCarousel.tsx";
export type { BannerLabels, BannerSlide } from "./banner-slide.ts";
