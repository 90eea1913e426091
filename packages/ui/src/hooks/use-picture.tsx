import { type ComponentPropsWithRef, createContext, type ReactNode, use, useState } from "react";
import { CoinMark } from "../components/CoinMark/CoinMark.tsx";

/**
 * The `srcset` of a picture that is so many CSS pixels wide, or undefined where its host has it in one size.
 *
 * @param url the picture's address as a component was given it
 * @param cssWidth how wide a phone shows it
 */
export type PictureSources = (url: string, cssWidth: number) => string | undefined;

const PictureSourcesContext = /* @__PURE__ */ createContext<PictureSources>(() => undefined);

/**
 * Offers every picture below it in several widths: `<PictureSourcesProvider value={sources}>`. Keep the function's
 * identity: a new one draws all pictures anew.
 */
export const PictureSourcesProvider = PictureSourcesContext.Provider;

/** The sources of a picture; undefined where it has one size. */
export const usePictureSources = (url: string | undefined, cssWidth: number): string | undefined => {
  const sources = use(PictureSourcesContext);
  return url ? sources(url, cssWidth) : undefined;
};

/** A picture that stands in a room of known size, and what to show when it can't be loaded. */
interface PictureSettings extends Pick<ComponentPropsWithRef<"img">, "className" | "alt"> {
  /** Its address; nothing, or an empty one, is as good as one that fails. */
  src: string | undefined;
  width: number;
  height: number;
  /**
   * CSS pixels that a phone shows of its width, where its sheet makes it another than `width`.
   * @default width
   */
  shownWidth?: number | undefined;
  /**
   * Loads at once instead of when it comes near the screen.
   * @default false
   */
  eager?: boolean | undefined;
  /** Shown when it can't be loaded; by default the coin in the picture's room. */
  instead?: ReactNode;
  /**
   * Size of that coin in CSS pixels.
   * @default 48
   */
  coin?: number | undefined;
}

/**
 * The `<img>` of an address, or, once that has failed, what stands in its place. A hook and not a component:
 * walls of hundreds of tiles are made of it.
 */
export function usePicture({
  src,
  eager = false,
  coin = 48,
  instead,
  className,
  shownWidth,
  ...image
}: PictureSettings): ReactNode {
  const sources = usePictureSources(src, shownWidth ?? image.width);
  const [failed, setFailed] = useState<string>();
  if (src && src !== failed)
    return (
      <img
        alt=""
        {...image}
        className={className}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        srcSet={sources}
        src={src}
        onError={() => setFailed(src)}
      />
    );
  if (instead !== undefined) return instead;
  return (
    <span className={className} data-broken="">
      <CoinMark size={coin} />
    </span>
  );
}
