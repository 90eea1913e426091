import { limits } from "@volado/config";
import { type Game, pageCount } from "@volado/domain/games";
import { formatCount } from "@volado/i18n";
import {
  Button,
  GameGrid,
  type GameGridHandle,
  type GameGridLabels,
  type GameGridProps,
  GameTileSkeleton,
  type GridPlace,
} from "@volado/ui";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameListResult, ListJump } from "../../../shared/games/game-list-result.ts";
import { tileOf } from "../../../shared/games/tile.ts";
import { type GameActions, useTileActions, useTileLabels } from "../../../shared/games/use-tile-actions.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { prefetch } from "../../../shared/lazy/prefetch.ts";
import { LoadFailure } from "../../../shared/query/load-failure.tsx";

const NO_GAMES: readonly Game[] = [];
const noop = () => undefined;

/** The tiles that fit on a phone screen. */
const skeletonTiles = Array.from({ length: 9 }, (_, place) => `tile-${place}`);

const inBrowser = "document" in globalThis;

/** Shorter lists are quick to scroll. */
const LONG_LIST = 8;

/** Games between the top and the middle of a phone screen; the page in the middle counts as current. */
const ABOVE_MIDDLE = 6;

const PageJump = lazyComponent({
  name: "page jump",
  load: () => import("./page-jump.tsx"),
  prefetch: "idle",
  onFail: "message",
});

/** Milliseconds for which the page's number stays over the tiles after scrolling. */
const SHOWN_AFTER_SCROLL = 1500;

/** True while the page scrolls, and shortly after. */
const useScrolling = () => {
  const [scrolling, setScrolling] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setScrolling(false), SHOWN_AFTER_SCROLL);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  return scrolling;
};

/**
 * Shows the current page of a long list and jumps to others. It appears over the list while scrolling below its top;
 * otherwise it is only reachable by keyboard and screen reader.
 */
function PageJumpButton({ jump, total, index, onArrive }: PageJumpButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const scrolling = useScrolling();

  const pages = pageCount(total, jump.pageSize);
  if (pages < LONG_LIST) return null;
  const page = Math.min(pages, Math.floor((index + ABOVE_MIDDLE) / jump.pageSize) + 1);
  const values = { page: formatCount(page, language), pages: formatCount(pages, language) };

  const goTo = async (target: number) => {
    const first = (target - 1) * jump.pageSize;
    if (!(await jump.to(first))) return;
    setOpen(false);
    onArrive(first);
  };

  return (
    <div className="app-page-jump" data-shown={(scrolling && index > 0) || undefined}>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        aria-label={t("games.jump.open", values)}
        onPointerDown={() => prefetch(PageJump.preload)}
        onClick={() => setOpen(true)}
      >
        {t("games.jump.shown", values)}
      </Button>
      <PageJump
        waiting={null}
        open={open}
        onClose={() => setOpen(false)}
        page={page}
        pages={pages}
        pending={jump.state === "loading"}
        failed={jump.state === "error"}
        onJump={goTo}
      />
    </div>
  );
}

interface PageJumpButtonProps {
  readonly jump: ListJump;
  readonly total: number;
  /** Index of the topmost visible game when scrolling last stopped. */
  readonly index: number;
  /** Called with the index of the page's first game once it has loaded. */
  readonly onArrive: (index: number) => void;
}

/** A game list: loading, failed, empty or games. */
export function GameList({
  label,
  result,
  actions,
  empty,
  collection = false,
  initialPlace,
  onPlaceChange,
}: GameListProps) {
  const { t } = useTranslation();
  const games = result.data?.games ?? NO_GAMES;
  const tiles = useMemo(() => games.map(tileOf), [games]);
  const starred = useMemo(
    () => (collection ? new Set(games.map(({ nodeId }) => nodeId)) : actions.favouriteIds),
    [collection, games, actions.favouriteIds],
  );
  const tileLabels = useTileLabels();
  const labels = useMemo(
    (): GameGridLabels => ({
      ...tileLabels,
      loading: t("common.loading"),
      end: t("games.end"),
      error: t("errors.loadingFailed"),
      retry: t("common.retry"),
    }),
    [t, tileLabels],
  );
  const tileActions = useTileActions(actions);
  const grid = useRef<GameGridHandle>(null);
  const [topIndex, setTopIndex] = useState(initialPlace?.index ?? 0);
  const [target, setTarget] = useState<GridPlace>();
  // Scroll after the list starts there; before, it is not tall enough.
  useLayoutEffect(() => {
    if (target) grid.current?.scrollTo(target);
  }, [target]);
  // A list's field is out of sight then; the header's search leads to it.
  const scrolled = topIndex > 0;
  useEffect(() => {
    document.documentElement.toggleAttribute("data-list-scrolled", scrolled);
    return () => document.documentElement.removeAttribute("data-list-scrolled");
  }, [scrolled]);
  const changePlace = (place: GridPlace) => {
    setTopIndex(place.index);
    onPlaceChange?.(place);
  };
  const loadMore = result.data?.loadMore ?? noop;

  if (result.phase === "empty") return empty;
  if (result.phase === "failed") {
    return <LoadFailure title={t("games.failed")} failure={result} />;
  }
  return (
    <>
      {/* In the prerendered shell the boot script inserts the first pictures here. In the browser the grid renders
          its first rows itself, after measuring the tile width. */}
      {result.phase === "pending" && !inBrowser && (
        <div className="vo-game-grid__row" data-tiles-slot="">
          {skeletonTiles.map((tile) => (
            <GameTileSkeleton key={tile} />
          ))}
        </div>
      )}
      {result.data?.jump && result.data.total !== undefined && (
        <PageJumpButton
          jump={result.data.jump}
          total={result.data.total}
          index={topIndex}
          onArrive={(index) => setTarget({ index, into: 0 })}
        />
      )}
      <GameGrid
        label={label}
        games={tiles}
        favouriteIds={starred}
        offset={result.data?.above?.count}
        total={result.data?.total}
        status={result.data?.more ?? "loading"}
        aboveStatus={result.data?.above?.state}
        labels={labels}
        {...tileActions}
        initialPlace={initialPlace}
        onPlaceChange={changePlace}
        handle={grid}
        onEndReached={loadMore}
        onStartReached={result.data?.above?.load}
        onRetry={loadMore}
        endDistance={limits.infiniteScroll.distancePx}
        endInterval={limits.infiniteScroll.atMostEvery}
      />
    </>
  );
}

interface GameListProps extends Pick<GameGridProps, "initialPlace" | "onPlaceChange"> {
  readonly label: string;
  readonly result: GameListResult;
  readonly actions: GameActions;
  /** Every game is a favourite, even before the player's favourites load. */
  readonly collection?: boolean;
  readonly empty: ReactNode;
}
