import { type Money, sumMoney } from "../money/money.ts";

/**
 * A while in which envelopes fall, and what this member has opened in it (Spec §2 /m/redRain). Instants are
 * epoch milliseconds.
 */
export interface RedRain {
  readonly id: string;
  readonly startsAt: number;
  /** The first instant at which nothing can be opened any more. */
  readonly endsAt: number;
  /** Envelopes that a member may open in it. */
  readonly tries: number;
  /** The largest prize. */
  readonly maxPrize: Money;
  /** What this member's envelopes held, in their order; nothing for an empty one. */
  readonly openings: readonly Money[];
}

/** How the rain before went for the member. */
export interface PastRain {
  readonly endedAt: number;
  /** Envelopes opened; none for somebody who wasn't there. */
  readonly opened: number;
  /** All envelopes together. */
  readonly won: Money;
}

/** What the page knows: the rain that is on or comes next, and the one before (docs/decisions/104). */
export interface RedRainState {
  readonly serverTime: number;
  /** Undefined while the merchant plans none. */
  readonly rain: RedRain | undefined;
  readonly last: PastRain | undefined;
}

/** Where a member stands in a rain: it comes, envelopes can be opened, all that one may open are, it is over. */
export type RedRainPhase = "before" | "open" | "spent" | "over";

/**
 * Where a member stands in a rain at `now`. Whoever has opened all that there are to open stays there until it is over.
 */
export const redRainPhase = (
  { startsAt, endsAt, tries, openings }: Pick<RedRain, "startsAt" | "endsAt" | "tries" | "openings">,
  now: number,
): RedRainPhase => {
  if (now >= endsAt) return "over";
  if (now < startsAt) return "before";
  return openings.length < tries ? "open" : "spent";
};

/** What all opened envelopes held together. */
export const redRainWon = ({ openings, maxPrize }: Pick<RedRain, "openings" | "maxPrize">): Money =>
  sumMoney(openings, maxPrize.currency);

/**
 * The later of what is held and what an opening answered: an answer that was sent for the second time may be
 * older than the page.
 */
export const laterRedRain = (held: RedRainState | undefined, answered: RedRainState): RedRainState =>
  held && held.serverTime > answered.serverTime ? held : answered;
