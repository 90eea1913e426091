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

/** How long a change takes that the player asks for with a button, in milliseconds. */
const BUTTON_SPEED = 300;

/**
 * Banners that change by themselves. The first is plain HTML with an image the browser can fetch at once; Swiper
 * comes later, and only when there is more than one.
 */
export function BannerCarousel({ slides, ...rest }: BannerCarouselProps) {
  if (slides.length === 0) return null;
  // Another set of banners is another carousel: Swiper reorders its slides, so they are never patched in place.
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
  const [pointed, setPointed] = useState(false);
  const [wish, setPaused] = useState<boolean>();
  const reduced = useReducedMotion();
  const paused = wish ?? reduced;
  const several = slides.length > 1;
  const inView = useInView(root);
  const { active, loaded, driver } = useBannerDriver(stage, several && inView);
  useAutoplay(!paused && !pointed && inView && driver, active, delay, reduced ? 0 : speed);
  const ratio: Record<"--vo-banner-ratio", string> = { "--vo-banner-ratio": `${width} / ${height}` };
  return (
    <section
      {...rest}
      ref={root}
      className={clsx("vo-banner", className)}
      style={{ ...style, ...ratio }}
      aria-roledescription={several ? "carousel" : undefined}
      aria-label={label}
      onPointerEnter={(event) => setPointed(event.pointerType === "mouse")}
      onPointerLeave={() => setPointed(false)}
      // Whoever reads or works in it stops it for good; only the rotation control starts it again (APG).
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
        <div className="vo-banner__track" aria-live={paused || pointed ? "polite" : "off"}>
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
  /** Name of the region, such as "Promotions". */
  label: string;
  /** In order; with none, nothing is rendered. */
  slides: readonly BannerSlide[];
  /**
   * Width of the images in pixels; with the height it keeps the room before anything has loaded.
   * @default 780
   */
  width?: number | undefined;
  /**
   * Height of the images in pixels.
   * @default 330
   */
  height?: number | undefined;
  /**
   * How long a banner stands, in milliseconds (Spec §9).
   * @default 5000
   */
  delay?: number | undefined;
  /**
   * How long a change takes that comes by itself, in milliseconds (Spec §9).
   * @default 1000
   */
  speed?: number | undefined;
  labels: BannerLabels;
  /** A plain click on a banner with `href`; prevent the default and navigate with the site's router. */
  onOpen?: BannerOpenHandler | undefined;
}
