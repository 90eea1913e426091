import { usePicture } from "../../hooks/use-picture.tsx";
import { CoinMark } from "../CoinMark/index.ts";
import type { Winner } from "./winner.ts";

/** Who won what in which game; tapping it opens the game, where there is one to open. */
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
  /** Whether the Tab key stops at it. */
  reachable: boolean;
  /** A repetition that closes the loop: for eyes and fingers only. */
  copy?: boolean;
}
