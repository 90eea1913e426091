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
  /** Major units of the largest prize. */
  readonly most: number;
  /** What this member's envelopes held, in their order; 0 for an empty one. */
  readonly openings: readonly number[];
}

/** How the rain before went for the member. */
export interface PastRain {
  readonly endedAt: number;
  /** Envelopes opened; none for somebody who wasn't there. */
  readonly opened: number;
  /** Major units, all envelopes together. */
  readonly won: number;
}

/** What the page knows: the rain that is on or comes next, and the one before (docs/decisions/104). */
export interface RedRainSky {
  readonly serverTime: number;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
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

/** What all opened envelopes held together, in major units. */
export const redRainWon = ({ openings }: Pick<RedRain, "openings">): number =>
  // Whole cents: halves of floating point would show in a sum.
  openings.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

/**
 * The later of what is held and what an opening answered: an answer that was sent for the second time may be
 * older than the page.
 */
export const laterSky = (held: RedRainSky | undefined, answered: RedRainSky): RedRainSky =>
  held && held.serverTime > answered.serverTime ? held : answered;
