import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/**
 * A growing number between two coins. Purely decorative: hidden from assistive technology, and its note states that it
 * can't be won.
 */
export function JackpotCounter({ value, note, className, ...rest }: JackpotCounterProps) {
  const places = Array.from(value, (sign, place) => ({ sign, place: value.length - place }));
  return (
    <div {...rest} className={clsx("vo-jackpot", className)} aria-hidden="true">
      <CoinMark size={28} />
      <span className="vo-jackpot__figure">
        {places.map(({ sign, place }) => (
          // A changed character is a new element, so that its entry animation runs.
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
  /** The formatted number, without a currency because it is not an amount of money. */
  value: string;
  /** A short line that states that it is decorative. */
  note: string;
}
