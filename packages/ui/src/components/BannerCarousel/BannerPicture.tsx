import { linkClick } from "../../events/link-click.ts";
import { usePictureSources } from "../../hooks/picture-sources.ts";
import type { BannerOpenHandler, BannerSlide } from "./banner-slide.ts";

/** A banner is as wide as the phone. */
const SHOWN_WIDTH = 390;

/** A banner's image, in a link if it leads somewhere. */
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
  if (slide.href === undefined) return image;
  return (
    <a
      className="vo-banner__link"
      href={slide.href}
      draggable={false}
      onClick={linkClick(onOpen && ((event) => onOpen(slide, event)))}
    >
      {image}
    </a>
  );
}

interface BannerPictureProps {
  slide: BannerSlide;
  /** The first is what the page is waited for: fetched before everything else. */
  first: boolean;
  width: number;
  height: number;
  onOpen: BannerOpenHandler | undefined;
}
