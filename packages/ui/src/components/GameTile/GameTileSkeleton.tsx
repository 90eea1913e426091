import { clsx } from "clsx/lite";
import { Children, type ComponentPropsWithRef, type ReactNode } from "react";

/** Stands for a tile that is loading, in exactly its size; hidden from assistive technology. */
export function GameTileSkeleton({ vendor = false, className, ...rest }: GameTileSkeletonProps) {
  return (
    <div {...rest} className={clsx("vo-game-tile", className)} data-skeleton="" aria-hidden="true">
      <div className="vo-game-tile__cover" />
      <div className={vendor ? "vo-game-tile__caption" : "vo-game-tile__name"} />
    </div>
  );
}

/** So many of them; they are alike and never change places. */
export const gameTileSkeletons = (count: number, vendor: boolean) =>
  Children.toArray(Array<ReactNode>(count).fill(<GameTileSkeleton vendor={vendor} />));

/** Props of {@link GameTileSkeleton}. */
export interface GameTileSkeletonProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /**
   * Keeps room for the maker's line, when the tiles to come have one.
   * @default false
   */
  vendor?: boolean | undefined;
}
