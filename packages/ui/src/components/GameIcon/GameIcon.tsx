import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useImageSource } from "../../images/use-image-source.ts";
import { CoinMark } from "../CoinMark/index.ts";

/** The coin's share of the icon it stands for. */
const COIN = 0.7;

/** A game's small square picture beside its name; the coin stands in its place when no address has it. */
export function GameIcon({
  imageUrl,
  fallbackImageUrl,
  size = 56,
  className,
  style,
  ...rest
}: GameIconProps) {
  const picture = useImageSource(imageUrl, fallbackImageUrl);
  return (
    <span
      {...rest}
      className={clsx("vo-game-icon", className)}
      data-broken={picture.src === undefined || undefined}
      style={{
        display: "grid",
        placeItems: "center",
        width: size,
        height: size,
        overflow: "hidden",
        ...style,
      }}
    >
      {picture.src === undefined ? (
        <CoinMark size={Math.round(size * COIN)} />
      ) : (
        <img
          src={picture.src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={picture.onError}
        />
      )}
    </span>
  );
}

export interface GameIconProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  imageUrl: string | undefined;
  /** Where to look when `imageUrl` fails. */
  fallbackImageUrl?: string | undefined;
  /**
   * Pixels of each side.
   * @default 56
   */
  size?: number | undefined;
}
