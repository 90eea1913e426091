import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** Size of the fallback coin relative to the icon. */
const COIN = 0.7;

/** A game's square picture, shown beside its name. Falls back to the coin. */
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
  /** Width and height in CSS pixels. Defaults to 56. */
  size?: number | undefined;
}
