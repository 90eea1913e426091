import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

/**
 * Envelopes that fall, each a button. They stand still in rows under reduced motion, while the keyboard is
 * among them, and with `still`: whoever can't catch what moves has the same envelopes.
 */
export function EnvelopeRain({ label, envelopes, still, onOpen, className, ...rest }: EnvelopeRainProps) {
  // An envelope is its place: its name changes when it is opened, and the button must stay, for it has the focus.
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

/** One envelope. */
export interface Envelope {
  /** Read aloud; no two are alike. Once it is open, with what it held. */
  name: string;
  /** What is seen of an open one. */
  content?: ReactNode;
  /** Open, and whether something was in it; without, it can be opened. */
  found?: "won" | "empty" | undefined;
}

export interface EnvelopeRainProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Names the list. */
  label: string;
  /** Each stays at its place. */
  envelopes: readonly Envelope[];
  /** A closed envelope was tapped, by its place. An open one never is. */
  onOpen: (place: number) => void;
  /**
   * Nobody has to catch anything: the envelopes stand in rows. Offer a control for it, for what falls draws
   * the eye for long.
   * @default false
   */
  still?: boolean | undefined;
}
