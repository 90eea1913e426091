import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import { CoinMark } from "../components/CoinMark/index.ts";

/** A picture that stands in a room of known size, and what to show when it can't be loaded. */
export interface PictureSettings extends Pick<ComponentPropsWithRef<"img">, "className" | "alt"> {
  /** Where to look, in order; those that fail or are missing are passed over. */
  sources: readonly (string | undefined)[];
  width: number;
  height: number;
  /**
   * Loads at once instead of when it comes near the screen.
   * @default false
   */
  eager?: boolean | undefined;
  /** Shown when no source loads; by default the coin in the picture's room. */
  instead?: ReactNode;
  /**
   * Size of that coin in CSS pixels.
   * @default 48
   */
  coin?: number | undefined;
}

/**
 * The `<img>` of the first source that loads, or what stands in its place. A hook and not a component: walls of hundreds of
 * tiles are made of it.
 */
export function usePicture({
  sources,
  eager = false,
  coin = 48,
  instead,
  className,
  ...image
}: PictureSettings): ReactNode {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = sources.find((url) => url !== undefined && url !== "" && !failed.includes(url));
  if (src !== undefined)
    return (
      <img
        alt=""
        {...image}
        className={className}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        draggable={false}
        src={src}
        onError={() => setFailed((before) => [...before, src])}
      />
    );
  if (instead !== undefined) return instead;
  return (
    <span className={className} data-broken="">
      <CoinMark size={coin} />
    </span>
  );
}
