import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useRef, useState } from "react";
import { useStripAutoplay } from "../../motion/autoplay.tsx";
import { useReducedMotion } from "../../motion/observe.ts";
import { PauseButton } from "../../motion/pause-button.tsx";
import { useRovingItem } from "../../scrolling/use-roving-item.ts";
import {
  scrollFocus,
  tappable,
  type Winner,
  type WinnerBoardLabels,
  WinnerRow,
} from "../WinnerBoard/WinnerBoard.tsx";

/** Number of wins above which the carousel moves automatically (Spec §2). */
const MOVES_ABOVE = 3;

/**
 * The latest wins side by side, 1.7 of them visible. Advances automatically when there are more than three. It can be
 * swiped and paused, pauses during touch or focus, and doesn't move under reduced motion.
 */
export function WinnerCarousel({
  title,
  winners,
  delay = 2000,
  labels,
  onOpen,
  className,
  ...rest
}: WinnerCarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [paused, setPaused] = useState(false);
  const moves = !useReducedMotion() && winners.length > MOVES_ABOVE;
  useStripAutoplay(strip, moves && !paused ? { delay, slides: 1 } : undefined);
  const { current, ...roving } = useRovingItem(strip, "row");
  if (winners.length === 0) return null;
  const stop = tappable(winners)[current] ?? tappable(winners)[0];
  return (
    <section {...rest} className={clsx("vo-winner-carousel", className)} aria-label={title}>
      <div className="vo-winner-carousel__head">
        <h2 className="vo-winner-carousel__title">{title}</h2>
        {moves && (
          <PauseButton
            className="vo-winner-carousel__pause"
            paused={paused}
            labels={labels}
            onPausedChange={setPaused}
          />
        )}
      </div>
      <ul
        ref={strip}
        className="vo-winner-carousel__strip vo-edge-fade__strip"
        {...scrollFocus(winners)}
        {...roving}
      >
        {winners.map((winner) => (
          <WinnerRow key={winner.id} winner={winner} reachable={winner === stop} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

export interface WinnerCarouselProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /** Heading of the carousel, such as "Latest winners". Also the name of the region. */
  title: string;
  /** In display order. Renders nothing when empty. */
  winners: readonly Winner[];
  /** How long each winner is shown, in milliseconds (Spec §9). Defaults to 2000. */
  delay?: number | undefined;
  labels: WinnerBoardLabels;
  /** Called with the tapped win, to launch its game. */
  onOpen: (winner: Winner) => void;
}
