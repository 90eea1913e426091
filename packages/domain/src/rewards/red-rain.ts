import { type Money, sumMoney } from "../money/money.ts";

/** A red rain and this member's openings (Spec §2 /m/redRain). Instants are epoch milliseconds. */
export interface RedRain {
  readonly id: string;
  readonly startsAt: number;
  /** End, exclusive. */
  readonly endsAt: number;
  readonly tries: number;
  readonly maxPrize: Money;
  /** Amounts of the opened envelopes, in order; 0 for an empty one. */
  readonly openings: readonly Money[];
}

/** The member's result of the previous rain. */
export interface PastRain {
  readonly endedAt: number;
  /** Opened envelopes; 0 for a member who missed it. */
  readonly opened: number;
  readonly won: Money;
}

/** The current or next rain, and the previous one (docs/decisions/104). */
export interface RedRainState {
  readonly serverTime: number;
  /** Undefined when none is planned. */
  readonly rain: RedRain | undefined;
  readonly last: PastRain | undefined;
}

/** Phase of a rain for a member: not started, open, all envelopes opened, or over. */
export type RedRainPhase = "before" | "open" | "spent" | "over";

/** The phase of a rain at `now`. A member who has opened all envelopes stays in "spent" until it is over. */
export const redRainPhase = (
  { startsAt, endsAt, tries, openings }: Pick<RedRain, "startsAt" | "endsAt" | "tries" | "openings">,
  now: number,
): RedRainPhase => {
  if (now >= endsAt) return "over";
  if (now < startsAt) return "before";
  return openings.length < tries ? "open" : "spent";
};

/** Total of all opened envelopes. */
export const redRainWon = ({ openings, maxPrize }: Pick<RedRain, "openings" | "maxPrize">): Money =>
  sumMoney(openings, maxPrize.currency);

/** The newer of the current state and the response to an opening: a retried request may return an older state. */
export const laterRedRain = (current: RedRainState | undefined, answer: RedRainState): RedRainState =>
  current && current.serverTime > answer.serverTime ? current : answer;
