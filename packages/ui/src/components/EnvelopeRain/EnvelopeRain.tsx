import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

/**
 * Falling envelopes, each a button. With reduced motion, keyboard focus or `still` they are shown in static rows, so
 * that players who can't catch moving targets have the same chance.
 */
export function EnvelopeRain({ label, envelopes, still, onOpen, className, ...rest }: EnvelopeRainProps) {
  // Keyed by position: opening an envelope changes its name, but its button has focus and must not be replaced.
  const placed = envelopes.map((envelope, place) => ({ ...envelope, place }));
  return (
    <ul
      {...rest}
      className={clsx("vo-rain", className)}
      aria-label={label}
      data-still={still ? "" : undefined}
    >
      {placed.map(({ name, content, found, place }) => (
        <li key={place}>
          <button
            type="button"
            className="vo-rain__envelope"
            aria-label={name}
            aria-disabled={found && true}
            data-found={found}
            onClick={found ? undefined : () => onOpen(place)}
          >
            {content}
          </button>
        </li>
      ))}
    </ul>
  );
}

export interface Envelope {
  /** Accessible name, unique in the list. Includes the content once opened. */
  name: string;
  /** Visible content of an opened envelope. */
  content?: ReactNode;
  /** Set once opened: whether it held a prize. */
  found?: "won" | "empty" | undefined;
}

export interface EnvelopeRainProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Accessible name of the list. */
  label: string;
  /** The order must not change. */
  envelopes: readonly Envelope[];
  /** Called with the index of a closed envelope that was tapped. */
  onOpen: (place: number) => void;
  /**
   * Shows the envelopes in static rows. Offer a control for it: long-running motion must be stoppable (WCAG 2.2.2).
   * Defaults to `false`.
   */
  still?: boolean | undefined;
}
