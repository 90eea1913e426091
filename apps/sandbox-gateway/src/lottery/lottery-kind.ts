import { combination, digits, drawRandom } from "./draw-random.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** When a lottery draws: every `period`, counted from `first`. Epoch milliseconds. */
export interface Schedule {
  readonly period: number;
  readonly first: number;
}

/** Draws once a day at an hour of Mexico City, which is six hours behind and keeps no summer time. */
const daily = (hour: number): Schedule => ({ period: DAY, first: (hour + 6) * HOUR });

/** What the second part of a lottery's name promises. Hanói and Saigón draw with the lotteries of those cities. */
const schedules: Readonly<Record<string, Schedule>> = {
  Turbo: { period: MINUTE, first: 0 },
  Exprés: { period: 3 * MINUTE, first: 0 },
  "Cinco Minutos": { period: 5 * MINUTE, first: 0 },
  Real: { period: HOUR, first: 0 },
  Hanói: { period: DAY, first: 11 * HOUR + 15 * MINUTE },
  Saigón: { period: DAY, first: 9 * HOUR + 15 * MINUTE },
  Diario: daily(21),
  "de la Tarde": daily(15),
  "de la Noche": daily(22),
  Estelar: { period: 12 * HOUR, first: 2 * HOUR },
  Doble: { period: 6 * HOUR, first: 0 },
  /** Sundays at 20:00 in Mexico City; the epoch began on a Thursday. */
  Semanal: { period: WEEK, first: 4 * DAY + 2 * HOUR },
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

/** When a lottery of this name draws, and what. One whose name promises nothing draws three digits every five minutes. */
export const lotteryKind = (name: string): { readonly schedule: Schedule; readonly drawing: Drawing } => {
  const [family = "", ...rest] = name.split(" ");
  return {
    schedule: schedules[rest.join(" ")] ?? { period: 5 * MINUTE, first: 0 },
    drawing: drawings[family] ?? ofDigits(3),
  };
};
