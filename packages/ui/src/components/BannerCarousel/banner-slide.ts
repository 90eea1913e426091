import type { MouseEvent } from "react";
import type { PauseLabels } from "../../motion/pause-button.tsx";

/** One banner. */
export interface BannerSlide {
  id: string;
  imageUrl: string;
  /** What the banner says and promises, in words; it is also the link's name. */
  alt: string;
  /** Where a tap leads; without it the banner is only a picture. */
  href?: string | undefined;
}

/** Strings of a carousel. */
export interface BannerLabels extends PauseLabels {
  /** What one slide is called, such as "banner"; read after its position. */
  slide: string;
  previous: string;
  next: string;
}

/** A plain click on a banner. */
export type BannerOpenHandler = (slide: BannerSlide, event: MouseEvent<HTMLAnchorElement>) => void;
