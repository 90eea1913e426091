import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** The coin's share of the icon it stands for. */
const COIN = 0.7;

/** A game's small square picture beside its name; the coin stands in its place when it can't be loaded. */
export function GameIcon({ imageUrl, size = 56, className, style, ...rest }: GameIconProps) {
  const picture = usePicture({
    src: imageUrl,
    width: size,
    height: size,
    instead: <CoinMark size={Math.round(size * COIN)} />,
  });
  return (
    <span
      {...rest}
      className={clsx("vo-game-icon", className)}
      style={{
        display: "grid",
        placeItems: "center",
        width: size,
        height: size,
        overflow: "hidden",
        ...style,
      }}
    >
      {picture}
    </span>
  );
}

export interface GameIconProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  imageUrl: string | undefined;
  /**
   * Pixels of each side.
   * @default 56
   */
  size?: number | undefined;
}
