import { clsx } from "clsx/lite";
import { Children, type ComponentPropsWithRef, memo, type ReactNode } from "react";
import { linkClick } from "../../events/events.ts";
import { usePicture } from "../../hooks/use-picture.tsx";

/** The mark in a tile's corner. */
export type TileBadge = "hot" | "new" | "unavailable";

/**
 * What a tile shows of a game. The consumer maps its own game to this once, so that tiles can be compared by identity.
 */
export interface TileGame {
  /** Unique in its list; also the React key. */
  id: string;
  name: string;
  /** Portrait cover, 3:4; when it fails, the tile draws a coin. */
  imageUrl: string;
  /** Maker of the game, one line under the name. */
  vendorName?: string | undefined;
  /** With "unavailable" the tile is dimmed; a tap still reaches `onOpen`, which tells why. */
  badge?: TileBadge | undefined;
}

/** Strings of tiles, shared by the grid and the row. */
export interface GameTileLabels {
  /** Name of the star; the game's name follows it. */
  favourite: string;
  /** Text of the HOT badge. */
  hot: string;
  /** Text of the NEW badge. */
  new: string;
  /** Text of the badge of a game that can't be opened now. */
  unavailable: string;
}

/**
 * A game: portrait cover, name on two lines, maker, badge and favourite star. Tapping the cover or the name opens it.
 * Memoised and flat on purpose: walls of hundreds are made of it.
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
 * Props of {@link GameTile}. Rest props go to the root, so a list can pass `role`, `aria-posinset` and `aria-setsize`.
 */
export interface GameTileProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  game: TileGame;
  /** Strings of the star and the badges; keep the object's identity, tiles are memoised. */
  labels: GameTileLabels;
  /**
   * Whether the star is on.
   * @default false
   */
  favourite?: boolean | undefined;
  /**
   * Loads the cover at once instead of when it comes near the screen: for tiles above the fold.
   * @default false
   */
  eager?: boolean | undefined;
  /**
   * Whether the Tab key stops at it; where arrow keys walk from tile to tile all but one are left out.
   * @default true
   */
  reachable?: boolean | undefined;
  /**
   * The address of a game's page: the tile is a link then, which can be opened in a tab of its own and copied. A game
   * without one, such as one that can't be opened now, is a button. Keep its identity, tiles are memoised.
   */
  hrefOf?: ((game: TileGame) => string | undefined) | undefined;
  /** Called with the tile's game when it is tapped. Keep its identity, tiles are memoised. */
  onOpen: (game: TileGame) => void;
  /** Called with the wished state of the star. Without it there is no star. */
  onFavouriteChange?: ((game: TileGame, favourite: boolean) => void) | undefined;
}

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
