import type { MouseEvent } from "react";
import { linkClick } from "../../events/events.ts";
import { usePictureSources } from "../../hooks/use-picture.tsx";
import { steps } from "../../motion/autoplay.tsx";
import { PauseButton, type PauseLabels } from "../../motion/pause-button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { BannerWords } from "./banner-words.tsx";

export interface BannerSlide {
  id: string;
  imageUrl: string;
  /** Describes the banner, including its words. Also the name of the link. */
  alt: string;
  /** Lines over the picture: headline, text and call. Without them it is only a picture. */
  words?: readonly string[] | undefined;
  /** Target of the link. Without it the banner is only a picture. */
  href?: string | undefined;
}

/** Strings of a carousel. */
export interface BannerLabels extends PauseLabels {
  /** Role description of a slide, such as "banner". Read after its position. */
  slide: string;
  previous: string;
  next: string;
}

export type BannerOpenHandler = (slide: BannerSlide, event: MouseEvent<HTMLAnchorElement>) => void;

/** Pause, previous and next buttons, and dots for the current slide. First in tab order, as in the APG. */
export function BannerControls({
  count,
  active,
  paused,
  labels,
  disabled,
  onPausedChange,
  onStep,
}: BannerControlsProps) {
  return (
    <>
      <PauseButton
        className="vo-banner__button"
        data-control="rotation"
        paused={paused}
        labels={labels}
        // Prevents the focus, which would pause the carousel before the click toggles it.
        onMouseDown={(event) => event.preventDefault()}
        onPausedChange={onPausedChange}
      />
      {steps.map(([step, Chevron]) => (
        <IconButton
          key={step}
          className="vo-banner__button"
          data-control={step}
          label={labels[step]}
          disabled={disabled}
          onClick={() => onStep(step)}
        >
          <Chevron size={20} />
        </IconButton>
      ))}
      <span className="vo-banner__dots" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are identified by their position.
          <span key={index} className="vo-banner__dot" data-active={index === active || undefined} />
        ))}
      </span>
    </>
  );
}

interface BannerControlsProps {
  count: number;
  active: number;
  paused: boolean;
  labels: BannerLabels;
  /** True until Swiper has loaded. */
  disabled: boolean;
  onPausedChange: (paused: boolean) => void;
  onStep: (step: "previous" | "next") => void;
}

/** A banner is as wide as a phone. */
const SHOWN_WIDTH = 390;

/** A banner's image, wrapped in a link if it has a target. */
export function BannerPicture({ slide, first, width, height, onOpen }: BannerPictureProps) {
  const sources = usePictureSources(slide.imageUrl, SHOWN_WIDTH);
  const image = (
    <img
      className="vo-banner__image"
      srcSet={sources}
      src={slide.imageUrl}
      alt={slide.alt}
      width={width}
      height={height}
      fetchPriority={first ? "high" : "low"}
      decoding={first ? "sync" : "async"}
      draggable={false}
    />
  );
  const content = (
    <>
      {image}
      <BannerWords words={slide.words} />
    </>
  );
  if (slide.href === undefined) return content;
  return (
    <a
      className="vo-banner__link"
      href={slide.href}
      draggable={false}
      onClick={linkClick(onOpen && ((event) => onOpen(slide, event)))}
    >
      {content}
    </a>
  );
}

interface BannerPictureProps {
  slide: BannerSlide;
  /** The first image is the largest paint of the page, so it loads with high priority. */
  first: boolean;
  width: number;
  height: number;
  onOpen: BannerOpenHandler | undefined;
}
