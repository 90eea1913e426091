export { WinnerCarousel, type WinnerCarouselProps } from "./WinnerCarousel.tsx";
