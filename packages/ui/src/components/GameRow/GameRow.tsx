import { clsx } from "clsx/lite";
import {
  type ComponentPropsWithRef,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { type StripAutoplay, steps, useStripAutoplay } from "../../motion/autoplay.tsx";
import { observe, useMedia } from "../../motion/observe.ts";
import { useRovingItem } from "../../scrolling/use-roving-item.ts";
import { GameTile, type GameTileLabels, gameTileSkeletons, type TileGame } from "../GameTile/GameTile.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

/**
 * Whether a row should render all its tiles: when it comes near the screen, and in a transition so that input isn't
 * blocked. A home page of six rows renders 50 tiles at first instead of 216.
 */
function useWholeRow(row: RefObject<Element | null>): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (whole || !row.current) return;
    return observe(row.current, { rootMargin: "200px 0px" }, (near) => {
      if (near) startTransition(() => setWhole(true));
    });
  }, [row, whole]);
  return whole;
}

/** Tiles rendered before the row comes near the screen: those of the widest view, plus one. */
const FIRST_TILES = 5;

/**
 * A horizontally scrolling row of games that snaps to tiles. Place it across the full page width: it adds the page
 * margin inside, so tiles scroll to the edge of the screen. It is one tab stop; the arrow keys move between tiles.
 */
export function GameRow({
  label,
  games,
  favouriteIds,
  eager = false,
  autoplay,
  vendors = games?.[0]?.vendorName !== undefined,
  labels,
  hrefOf,
  onOpen,
  onFavouriteChange,
  className,
  ...rest
}: GameRowProps) {
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const whole = useWholeRow(root);
  const mouse = useMedia("(pointer: fine)", false);
  const { current, ...roving } = useRovingItem(strip, "row");
  useStripAutoplay(strip, autoplay);
  const page = (step: "previous" | "next") => {
    const width = 0.8 * (strip.current?.clientWidth ?? 0);
    strip.current?.scrollBy({ left: step === "next" ? width : -width });
  };
  return (
    <div
      {...rest}
      ref={root}
      className={clsx("vo-game-row vo-edge-fade", className)}
      data-vendors={vendors || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a tile is the same element here and in the windowed grid. */}
      <div
        ref={strip}
        className="vo-game-row__strip vo-edge-fade__strip"
        role="list"
        aria-label={label}
        aria-busy={games === undefined}
        {...roving}
      >
        {games === undefined
          ? gameTileSkeletons(FIRST_TILES, vendors)
          : (whole ? games : games.slice(0, FIRST_TILES)).map((game, index) => (
              <GameTile
                key={game.id}
                role="listitem"
                aria-setsize={games.length}
                aria-posinset={index + 1}
                game={game}
                labels={labels}
                favourite={favouriteIds?.has(game.id)}
                eager={eager && index < FIRST_TILES - 1}
                reachable={index === Math.min(current, games.length - 1)}
                hrefOf={hrefOf}
                onOpen={onOpen}
                onFavouriteChange={onFavouriteChange}
              />
            ))}
      </div>
      {mouse &&
        steps.map(([step, Chevron]) => (
          <IconButton
            key={step}
            className="vo-game-row__page"
            data-side={step}
            label={labels[step]}
            onClick={() => page(step)}
            variant="raised"
          >
            <Chevron />
          </IconButton>
        ))}
    </div>
  );
}

export interface GameRowLabels extends GameTileLabels {
  /** Name of the previous-page button. Both buttons are shown for a mouse only. */
  previous: string;
  /** Name of the next-page button. */
  next: string;
}

export interface GameRowProps extends Omit<ComponentPropsWithRef<"div">, "children" | "ref"> {
  /** Accessible name of the list, usually the title above it. */
  label: string;
  /** In display order. `undefined` while loading, which shows skeletons of the same size. */
  games: readonly TileGame[] | undefined;
  /** Ids of the favourite games. */
  favouriteIds?: ReadonlySet<string> | undefined;
  /** Loads the visible covers eagerly. For the first row of a page. Defaults to `false`. */
  eager?: boolean | undefined;
  /**
   * Scrolls the row automatically while it is on the screen and has neither pointer nor focus. Offer a pause button,
   * and omit it under reduced motion. By default it does not move.
   */
  autoplay?: StripAutoplay | undefined;
  /**
   * Whether the games have a `vendorName`, so that the skeletons have the same height. Defaults to whether the first
   * game has one.
   */
  vendors?: boolean | undefined;
  /** Pass a stable reference: tiles are memoised. */
  labels: GameRowLabels;
  /** URL of a game's page, which makes its tile a link. Pass a stable reference: tiles are memoised. */
  hrefOf?: ((game: TileGame) => string | undefined) | undefined;
  /** Pass a stable reference: tiles are memoised. */
  onOpen: (game: TileGame) => void;
  /**
   * Called with the new state of the star. Without it there are no stars. Pass a stable reference: tiles are memoised.
   */
  onFavouriteChange?: ((game: TileGame, favourite: boolean) => void) | undefined;
}
