import { clsx } from "clsx/lite";
import { Children, type ComponentPropsWithRef, memo, type ReactNode } from "react";
import { linkClick } from "../../events/events.ts";
import { usePicture } from "../../hooks/use-picture.tsx";

/** The badge in a tile's corner. */
export type TileBadge = "hot" | "new" | "unavailable";

/** The data of a tile. Map your games to this once, so that tiles can be compared by identity. */
export interface TileGame {
  /** Unique in its list; also the React key. */
  id: string;
  name: string;
  /** Portrait cover, 3:4. Falls back to a coin. */
  imageUrl: string;
  /** Vendor of the game, one line below the name. */
  vendorName?: string | undefined;
  /** "unavailable" dims the tile. A tap still calls `onOpen`, which can explain why. */
  badge?: TileBadge | undefined;
}

/** Strings of tiles, shared by GameGrid and GameRow. */
export interface GameTileLabels {
  /** Name of the star button. The game's name is appended. */
  favourite: string;
  hot: string;
  new: string;
  /** Text of the badge of a game that can't be opened at the moment. */
  unavailable: string;
}

/**
 * A game: portrait cover, name in one line, vendor, badge and favourite star. Clicking the cover or the name opens
 * it. Memoised and flat, because grids have hundreds of them.
 */
export const GameTile = /* @__PURE__ */ memo(function GameTile({
  game,
  labels,
  favourite = false,
  eager = false,
  reachable = true,
  hrefOf,
  onOpen,
  onFavouriteChange,
  className,
  ...rest
}: GameTileProps) {
  const cover = usePicture({
    className: "vo-game-tile__cover",
    src: game.imageUrl,
    width: 150,
    height: 200,
    shownWidth: 120,
    eager,
  });
  const unavailable = game.badge === "unavailable" || undefined;
  const tabIndex = reachable ? undefined : -1;
  const href = hrefOf?.(game);
  const face = (
    <>
      {cover}
      {game.vendorName === undefined ? (
        <span className="vo-game-tile__name">{game.name}</span>
      ) : (
        <span className="vo-game-tile__caption">
          <span className="vo-game-tile__name">{game.name}</span>
          <span className="vo-game-tile__vendor">{game.vendorName}</span>
        </span>
      )}
    </>
  );
  return (
    <div {...rest} className={clsx("vo-game-tile", className)} data-unavailable={unavailable}>
      {href === undefined ? (
        <button
          type="button"
          className="vo-game-tile__open"
          tabIndex={tabIndex}
          aria-disabled={unavailable}
          onClick={() => onOpen(game)}
        >
          {face}
        </button>
      ) : (
        <a
          className="vo-game-tile__open"
          href={href}
          draggable={false}
          tabIndex={tabIndex}
          onClick={linkClick((event) => {
            event.preventDefault();
            onOpen(game);
          })}
        >
          {face}
        </a>
      )}
      {game.badge === undefined ? null : (
        <span className="vo-game-tile__badge" data-badge={game.badge}>
          {labels[game.badge]}
        </span>
      )}
      {onFavouriteChange === undefined ? null : (
        <button
          type="button"
          className="vo-game-tile__star"
          tabIndex={tabIndex}
          aria-label={`${labels.favourite}: ${game.name}`}
          aria-pressed={favourite}
          onClick={() => onFavouriteChange(game, !favourite)}
        />
      )}
    </div>
  );
});

/**
 * Props of {@link GameTile}. Other props go to the root, so a list can pass `role`, `aria-posinset` and `aria-
 * setsize`.
 */
export interface GameTileProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  game: TileGame;
  /** Strings of the star and the badges. Pass a stable reference: tiles are memoised. */
  labels: GameTileLabels;
  /** @default false */
  favourite?: boolean | undefined;
  /** Loads the cover eagerly. For tiles above the fold. Defaults to `false`. */
  eager?: boolean | undefined;
  /** Whether it is a tab stop. In lists with arrow-key navigation only one tile is. Defaults to `true`. */
  reachable?: boolean | undefined;
  /**
   * URL of the game's page, which makes the tile a link. Without it, for example for an unavailable game, the tile is a
   * button. Pass a stable reference: tiles are memoised.
   */
  hrefOf?: ((game: TileGame) => string | undefined) | undefined;
  /** Called when the tile is tapped. Pass a stable reference: tiles are memoised. */
  onOpen: (game: TileGame) => void;
  /** Called with the new state of the star. Without it there is no star. */
  onFavouriteChange?: ((game: TileGame, favourite: boolean) => void) | undefined;
}

/** Placeholder of a tile, in the same size. Hidden from assistive technology. */
export function GameTileSkeleton({ vendor = false, className, ...rest }: GameTileSkeletonProps) {
  return (
    <div {...rest} className={clsx("vo-game-tile", className)} data-skeleton="" aria-hidden="true">
      <div className="vo-game-tile__cover" />
      <div className={vendor ? "vo-game-tile__caption" : "vo-game-tile__name"} />
    </div>
  );
}

/** `count` skeletons. Keyed by index, since they never reorder. */
export const gameTileSkeletons = (count: number, vendor: boolean) =>
  Children.toArray(Array<ReactNode>(count).fill(<GameTileSkeleton vendor={vendor} />));

export interface GameTileSkeletonProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Reserves the vendor line. Defaults to `false`. */
  vendor?: boolean | undefined;
}
