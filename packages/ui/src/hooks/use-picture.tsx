import { type ComponentPropsWithRef, createContext, type ReactNode, use, useState } from "react";
import { CoinMark } from "../components/CoinMark/CoinMark.tsx";

/**
 * Returns the `srcset` of a picture, or undefined if its host has a single size.
 * @param url the picture's URL as passed to the component
 * @param cssWidth its width on a phone in CSS pixels
 */
export type PictureSources = (url: string, cssWidth: number) => string | undefined;

const PictureSourcesContext = /* @__PURE__ */ createContext<PictureSources>(() => undefined);

/**
 * Provides several widths for all pictures below it: `<PictureSourcesProvider value={sources}>`. Pass a stable
 * reference: a new function re-renders all pictures.
 */
export const PictureSourcesProvider = PictureSourcesContext.Provider;

/** The `srcset` of a picture, or undefined if it has a single size. */
export const usePictureSources = (url: string | undefined, cssWidth: number): string | undefined => {
  const sources = use(PictureSourcesContext);
  return url ? sources(url, cssWidth) : undefined;
};

/** A picture of known size, and its fallback. */
interface PictureSettings extends Pick<ComponentPropsWithRef<"img">, "className" | "alt"> {
  /** URL of the picture. Undefined and "" show the fallback. */
  src: string | undefined;
  width: number;
  height: number;
  /** Width on a phone in CSS pixels, if CSS makes it differ from `width`. Defaults to width. */
  shownWidth?: number | undefined;
  /** Loads eagerly instead of when it comes near the screen. Defaults to `false`. */
  eager?: boolean | undefined;
  /** Shown if the picture fails to load. Defaults to the coin. */
  instead?: ReactNode;
  /** Size of that coin in CSS pixels. Defaults to 48. */
  coin?: number | undefined;
}

/**
 * The `<img>` of a URL, or its fallback once loading has failed. A hook rather than a component, because grids have
 * hundreds of tiles.
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
