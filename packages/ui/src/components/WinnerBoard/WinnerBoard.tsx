import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useRef, useState } from "react";
import { PauseButton, type PauseLabels } from "../../motion/pause-button.tsx";
import { useRovingItem } from "../../scrolling/use-roving-item.ts";
import { WinnerRow } from "./WinnerRow.tsx";
import { scrollFocus, tappable, type Winner } from "./winner.ts";

export type { Winner } from "./winner.ts";

/** Rows in view; with more, the board scrolls (Spec §9). */
const ROWS_IN_VIEW = 3;

/**
 * The latest wins, three in view, rolling upwards when there are more. It stands while it is touched or focused,
 * can be paused, and under reduced motion is a plain list to scroll by hand.
 */
export function WinnerBoard({
  title,
  winners,
  stepTime = 1500,
  labels,
  onOpen,
  className,
  style,
  ...rest
}: WinnerBoardProps) {
  const [paused, setPaused] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { current, ...roving } = useRovingItem(list, "column");
  if (winners.length === 0) return null;
  const stop = tappable(winners)[current] ?? tappable(winners)[0];
  const rolls = winners.length > ROWS_IN_VIEW;
  const pace: Record<"--vo-winners-round", string> = {
    "--vo-winners-round": `${winners.length * stepTime}ms`,
  };
  return (
    <section
      {...rest}
      className={clsx("vo-winners", className)}
      style={{ ...style, ...pace }}
      data-rolls={rolls || undefined}
      data-paused={paused || undefined}
      aria-label={title}
      onBlur={() => {
        // Focus may have scrolled a row into view; the roll goes on from where it stood.
        view.current?.scrollTo({ top: 0, behavior: "instant" });
      }}
    >
      <div className="vo-winners__head">
        <h2 className="vo-winners__title">{title}</h2>
        {rolls && (
          <PauseButton
            className="vo-winners__pause"
            paused={paused}
            labels={labels}
            onPausedChange={setPaused}
          />
        )}
      </div>
      <div ref={view} className="vo-winners__view" {...scrollFocus(winners)}>
        <ul ref={list} className="vo-winners__list" {...roving}>
          {winners.map((winner) => (
            <WinnerRow key={winner.id} winner={winner} reachable={winner === stop} onOpen={onOpen} />
          ))}
          {rolls &&
            winners
              .slice(0, ROWS_IN_VIEW)
              .map((winner) => (
                <WinnerRow key={`copy ${winner.id}`} winner={winner} reachable={false} onOpen={onOpen} copy />
              ))}
        </ul>
      </div>
    </section>
  );
}

/** Strings of {@link WinnerBoard}. */
export interface WinnerBoardLabels extends PauseLabels {}

export interface WinnerBoardProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /** Heading of the board, such as "Latest winners"; also the name of the region. */
  title: string;
  /** In the order shown; with none, nothing is rendered. */
  winners: readonly Winner[];
  /**
   * How long the roll takes from one row to the next, in milliseconds (Spec §9).
   * @default 1500
   */
  stepTime?: number | undefined;
  labels: WinnerBoardLabels;
  /** Called with the win that was tapped, to launch its game. */
  onOpen: (winner: Winner) => void;
}
