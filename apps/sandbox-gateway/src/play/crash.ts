import * as z from "zod";
import type { Turn } from "../play-rounds/turns.ts";
import { highestMultiple, msUntil, multipleAt } from "./browser/multiple.ts";
import { paid, type Roll } from "./rules.ts";

/** Multiples at which players can leave by themselves, in hundredths. */
export const crashTargets = [150, 200, 300, 500, 1_000] as const;

const precision = 1_000_000;

/** Return to player in hundredths: a multiple is reached with this chance divided by it. */
const returned = 97;

/** Draws the last multiple of a flight, in hundredths; 3 % of the flights don't even reach the bet. */
const crashPoint = (roll: Roll): number =>
  Math.min(highestMultiple, Math.floor((returned * precision) / (roll(precision) + 1)));

const flightSchema = z.object({
  point: z.int(),
  /** Epoch milliseconds. */
  startedAt: z.int(),
  target: z.int().optional(),
  /** Where the player left by hand. */
  left: z.int().optional(),
});
type Flight = z.infer<typeof flightSchema>;

/**
 * When a flight ends: as soon as it would exceed its last multiple. Any multiple that it shows can be paid until then,
 * so that leaving at a multiple, by hand or by a target, pays exactly when the last one is at least as high.
 */
const endOf = ({ point, startedAt }: Flight): number =>
  startedAt + (point < 100 ? 0 : msUntil(Math.min(point + 1, highestMultiple)));

/** Where the player leaves without doing anything: at the target, or with everybody at the highest multiple. */
const exitOf = ({ target = highestMultiple }: Flight): number => target;

/** A flight as it stands when the player does nothing more. */
const flying = (flight: Flight, stake: number): Turn => {
  const exit = exitOf(flight);
  const reaches = flight.point >= exit;
  return {
    stake,
    win: reaches ? paid(stake, exit) : 0,
    outcome: { game: "crash", ...flight },
    dueAt: reaches ? flight.startedAt + msUntil(exit) : endOf(flight),
  };
};

/** Starts a flight, with a multiple at which the player leaves by itself or without. */
export const takeOff = (bet: number, target: number | undefined, roll: Roll, at: number): Turn =>
  flying({ point: crashPoint(roll), startedAt: at, ...(target !== undefined && { target }) }, bet);

/** Leaves a flight that isn't over with the multiple of that instant. */
export const leaveFlight = ({ stake, outcome }: Turn, at: number): Turn => {
  const flight = flightSchema.parse(outcome);
  const left = multipleAt(at - flight.startedAt);
  return { stake, win: paid(stake, left), outcome: { game: "crash", ...flight, left }, dueAt: at };
};

/** When a flight ends, whether or not its player has left; a secret until then. */
export const flightEnd = ({ outcome }: Turn): number => endOf(flightSchema.parse(outcome));

/** What the player may see of a flight: where it ends only once it is there. */
export const shownFlight = ({ outcome, win }: Turn, isOver: boolean, now: number) => {
  const flight = flightSchema.parse(outcome);
  const { target, point, startedAt } = flight;
  const left = flight.left ?? (isOver && win > 0 ? exitOf(flight) : undefined);
  return {
    game: "crash",
    flownMs: now - startedAt,
    ...(target !== undefined && { target }),
    ...(left !== undefined && { left }),
    ...(now >= endOf(flight) && { point: Math.max(point, 100) }),
  } as const;
};
