import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/**
 * A number that grows, between two coins. Decoration and nothing else: it is hidden from assistive technology, and its
 * note says to everybody else that nobody can win it.
 */
export function JackpotCounter({ value, note, className, ...rest }: JackpotCounterProps) {
  const places = Array.from(value, (sign, place) => ({ sign, place: value.length - place }));
  return (
    <div {...rest} className={clsx("vo-jackpot", className)} aria-hidden="true">
      <CoinMark size={28} />
      <span className="vo-jackpot__figure">
        {places.map(({ sign, place }) => (
          // A sign that changes is another element, whose coming is its animation.
          <span key={`${place} ${sign}`} className="vo-jackpot__sign">
            {sign}
          </span>
        ))}
      </span>
      <CoinMark size={28} />
      <span className="vo-jackpot__note">{note}</span>
    </div>
  );
}

export interface JackpotCounterProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The number, ready formatted and without a currency: it is no amount of money. */
  value: string;
  /** One short line that says so. */
  note: string;
}
