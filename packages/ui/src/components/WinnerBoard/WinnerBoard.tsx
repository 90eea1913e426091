import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, useRef, useState } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { PauseButton, type PauseLabels } from "../../motion/pause-button.tsx";
import { useRovingItem } from "../../scrolling/use-roving-item.ts";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

export interface Winner {
  /** Unique on the board. */
  id: string;
  gameName: string;
  /** Square picture of the game. */
  iconUrl?: string | undefined;
  /** The player's name, already masked where the merchant masks names. */
  customerName: string;
  /** The formatted amount with its currency symbol. */
  amount: string;
  /** Whether its game can be opened. Defaults to `true`. */
  playable?: boolean | undefined;
}

/** The wins that can be opened, in order: the stops of arrow-key navigation. */
export const tappable = (winners: readonly Winner[]): readonly Winner[] =>
  winners.filter(({ playable = true }) => playable);

/** If no win can be opened, the list itself is focusable, so that the keyboard can scroll it. */
export const scrollFocus = (winners: readonly Winner[]): { tabIndex?: 0 } =>
  tappable(winners).length > 0 ? {} : { tabIndex: 0 };

/** One win: player, amount and game. Opens the game, if it can be opened. */
export function WinnerRow({ winner, onOpen, copy = false, reachable }: WinnerRowProps) {
  const icon = usePicture({
    className: "vo-winners__icon",
    src: winner.iconUrl,
    width: 40,
    height: 40,
    instead: <CoinMark size={40} />,
  });
  const content = (
    <>
      {icon}
      <span className="vo-winners__game">{winner.gameName}</span>
      <span className="vo-winners__customer">{winner.customerName}</span>
      <span className="vo-winners__amount">{winner.amount}</span>
    </>
  );
  return (
    <li className="vo-winners__item" aria-hidden={copy || undefined}>
      {winner.playable === false ? (
        <div className="vo-winners__row">{content}</div>
      ) : (
        <button
          type="button"
          className="vo-winners__row"
          tabIndex={reachable && !copy ? undefined : -1}
          onClick={() => onOpen(winner)}
        >
          {content}
        </button>
      )}
    </li>
  );
}

interface WinnerRowProps {
  winner: Winner;
  onOpen: (winner: Winner) => void;
  /** Whether it is the tab stop. */
  reachable: boolean;
  /** A repetition that makes the loop seamless. Hidden from keyboard and screen readers. */
  copy?: boolean;
}

/** Visible rows; with more, the board scrolls (Spec §9). */
const ROWS_IN_VIEW = 3;

/**
 * The latest wins in an upwards-rolling list with three visible rows. It pauses on request and during touch or focus.
 * Under reduced motion it is a plain scrollable list.
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
        // Focus may have scrolled a row into view; resets the position from which the animation continues.
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

export interface WinnerBoardLabels extends PauseLabels {}

export interface WinnerBoardProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /** Heading of the board, such as "Latest winners". Also the name of the region. */
  title: string;
  /** In display order. Renders nothing when empty. */
  winners: readonly Winner[];
  /** How long the board takes to roll by one row, in milliseconds (Spec §9). Defaults to 1500. */
  stepTime?: number | undefined;
  labels: WinnerBoardLabels;
  /** Called with the tapped win, to launch its game. */
  onOpen: (winner: Winner) => void;
}
