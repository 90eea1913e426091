import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useRef, useState } from "react";
import { useInView, useReducedMotion } from "../../motion/observe.ts";
import {
  BannerControls,
  type BannerLabels,
  type BannerOpenHandler,
  BannerPicture,
  type BannerSlide,
} from "./banner-parts.tsx";
import { useAutoplay, useBannerDriver } from "./use-banner-driver.ts";

export type { BannerLabels, BannerSlide } from "./banner-parts.tsx";
export { BannerWords } from "./banner-words.tsx";

/** Duration of a transition started by a button, in milliseconds. */
const BUTTON_SPEED = 300;

/**
 * Rotating banners. The first is plain HTML whose image loads immediately; Swiper is loaded later, and only for more
 * than one slide.
 */
export function BannerCarousel({ slides, ...rest }: BannerCarouselProps) {
  if (slides.length === 0) return null;
  // Swiper reorders the slide elements, so a new set of slides remounts the carousel.
  return <Carousel key={slides.map(({ id }) => id).join("\n")} slides={slides} {...rest} />;
}

function Carousel({
  label,
  slides,
  width = 780,
  height = 330,
  delay = 5000,
  speed = 1000,
  labels,
  onOpen,
  className,
  style,
  ...rest
}: BannerCarouselProps) {
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [pausedByUser, setPaused] = useState<boolean>();
  const reduced = useReducedMotion();
  const paused = pausedByUser ?? reduced;
  const several = slides.length > 1;
  const inView = useInView(root);
  const { active, loaded, driver } = useBannerDriver(stage, several && inView);
  useAutoplay(!paused && !hovered && inView && driver, active, delay, reduced ? 0 : speed);
  const ratio: Record<"--vo-banner-ratio", string> = { "--vo-banner-ratio": `${width} / ${height}` };
  return (
    <section
      {...rest}
      ref={root}
      className={clsx("vo-banner", className)}
      style={{ ...style, ...ratio }}
      aria-roledescription={several ? "carousel" : undefined}
      aria-label={label}
      onPointerEnter={(event) => setHovered(event.pointerType === "mouse")}
      onPointerLeave={() => setHovered(false)}
      // Focus stops the rotation until the rotation control restarts it (APG).
      onFocus={() => setPaused(true)}
    >
      {several && (
        <BannerControls
          count={slides.length}
          active={active}
          paused={paused}
          labels={labels}
          disabled={!driver}
          onPausedChange={setPaused}
          onStep={(step) => driver?.[step](reduced ? 0 : BUTTON_SPEED)}
        />
      )}
      <div ref={stage} className="vo-banner__stage">
        <div className="vo-banner__track" aria-live={paused || hovered ? "polite" : "off"}>
          {(loaded ? slides : slides.slice(0, 1)).map((slide, index) => (
            <div
              key={slide.id}
              className="vo-banner__slide"
              {...(several && {
                role: "group",
                "aria-roledescription": labels.slide,
                "aria-label": `${index + 1} / ${slides.length}`,
              })}
              inert={index !== active}
            >
              <BannerPicture
                slide={slide}
                first={index === 0}
                width={width}
                height={height}
                onOpen={onOpen}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

export interface BannerCarouselProps extends Omit<ComponentPropsWithRef<"section">, "children" | "ref"> {
  /** Accessible name of the region, such as "Promotions". */
  label: string;
  /** In display order. Renders nothing when empty. */
  slides: readonly BannerSlide[];
  /** Width of the images in pixels. Width and height reserve the space before the image loads. Defaults to 780. */
  width?: number | undefined;
  /** Height of the images in pixels. Defaults to 330. */
  height?: number | undefined;
  /** How long each banner is shown, in milliseconds (Spec §9). Defaults to 5000. */
  delay?: number | undefined;
  /** Duration of an automatic transition, in milliseconds (Spec §9). Defaults to 1000. */
  speed?: number | undefined;
  labels: BannerLabels;
  /** Called for a plain click on a banner with `href`. Prevent the default to navigate with a router. */
  onOpen?: BannerOpenHandler | undefined;
}
