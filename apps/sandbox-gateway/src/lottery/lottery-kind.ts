import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { combination, digits, drawRandom } from "./draw-random.ts";

const WEEK_MS = 7 * DAY_MS;

/** When a lottery draws: every `period`, counted from `first` on a clock that began at the epoch. Milliseconds. */
export interface Schedule {
  readonly period: number;
  readonly first: number;
  /** How far that clock is ahead of UTC; left out, it is the one on the merchant's wall. */
  readonly ahead?: number;
}

/** Drawn again before an hour is over: no clock of any place matters. */
const every = (period: number): Schedule => ({ period, first: 0, ahead: 0 });

/** Draws once a day at an hour of the merchant's clock. */
const daily = (hour: number): Schedule => ({ period: DAY_MS, first: hour * HOUR_MS });

/** Draws once a day in Vietnam, which is seven hours ahead and keeps no summer time. */
const inVietnam = (hour: number, minute: number): Schedule => ({
  period: DAY_MS,
  first: hour * HOUR_MS + minute * MINUTE_MS,
  ahead: 7 * HOUR_MS,
});

/** What the second part of a lottery's name promises. Hanói and Saigón draw with the lotteries of those cities. */
const schedules: Readonly<Record<string, Schedule>> = {
  Turbo: every(MINUTE_MS),
  Exprés: every(3 * MINUTE_MS),
  "Cinco Minutos": every(5 * MINUTE_MS),
  Real: every(HOUR_MS),
  Hanói: inVietnam(18, 15),
  Saigón: inVietnam(16, 15),
  Diario: daily(21),
  "de la Tarde": daily(15),
  "de la Noche": daily(22),
  Estelar: { period: 12 * HOUR_MS, first: 8 * HOUR_MS },
  Doble: { period: 6 * HOUR_MS, first: 0 },
  /** Sundays at 20:00; the epoch began on a Thursday. */
  Semanal: { period: WEEK_MS, first: 3 * DAY_MS + 20 * HOUR_MS },
};

type Drawing = (draw: string) => readonly string[];

const ofDigits =
  (count: number): Drawing =>
  (draw) =>
    digits(drawRandom(draw), count, 10).map(String);

const ofCombination =
  (count: number, highest: number): Drawing =>
  (draw) =>
    combination(drawRandom(draw), count, highest).map((number) => String(number).padStart(2, "0"));

/** What the first part of a lottery's name promises. */
const drawings: Readonly<Record<string, Drawing>> = {
  Quina: ofCombination(5, 80),
  Keno: ofCombination(10, 80),
  Bolita: ofDigits(3),
  Loto: ofCombination(6, 45),
  Sorteo: ofDigits(5),
  Chispa: ofCombination(5, 28),
  Raspadito: ofDigits(3),
  Trébol: ofCombination(6, 56),
};

/**
 * When a lottery of this name draws, and what. One whose name promises nothing draws three digits every five minutes.
 */
export const lotteryKind = (name: string): { readonly schedule: Schedule; readonly drawing: Drawing } => {
  const [family = "", ...rest] = name.split(" ");
  return {
    schedule: schedules[rest.join(" ")] ?? every(5 * MINUTE_MS),
    drawing: drawings[family] ?? ofDigits(3),
  };
};
