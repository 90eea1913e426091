import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import type { DayClock } from "../brand/day-clock.ts";
import { type Random, seededRandom } from "../data/world/random.ts";

/** Hashes a text to a number: FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed >>> 0;
};

/**
 * Random numbers of one draw, always the same for that draw, so that nothing is stored. Anyone who knows this code can
 * predict the draws: they must not decide about money.
 */
export const drawRandom = (draw: string): Random => seededRandom(hash(draw));

/** `count` whole numbers below `below` in drawing order, with repeats. */
export const digits = (random: Random, count: number, below: number): readonly number[] =>
  Array.from({ length: count }, () => Math.floor(random() * below));

/** `count` different numbers from 1 to `highest`, ascending. */
const combination = (random: Random, count: number, highest: number): readonly number[] => {
  const drawn = new Set<number>();
  while (drawn.size < Math.min(count, highest)) drawn.add(1 + Math.floor(random() * highest));
  return [...drawn].toSorted((a, b) => a - b);
};

const WEEK_MS = 7 * DAY_MS;

/** Draw times: every `period`, counted from `first` on a clock that starts at the epoch. Milliseconds. */
interface Schedule {
  readonly period: number;
  readonly first: number;
  /** Offset of that clock from UTC; by default the merchant's local time. */
  readonly ahead?: number;
}

/** Draws within the hour, so that no time zone matters. */
const every = (period: number): Schedule => ({ period, first: 0, ahead: 0 });

/** Draws once a day at an hour of the merchant's local time. */
const daily = (hour: number): Schedule => ({ period: DAY_MS, first: hour * HOUR_MS });

/** Draws once a day, a quarter past the hour in Vietnam (UTC+7, without daylight saving time). */
const inVietnam = (hour: number): Schedule => ({ ...daily(hour + 0.25), ahead: 7 * HOUR_MS });

/** Draws by the second part of a lottery's name. Hanói and Saigón follow the lotteries of those cities. */
const schedules: Readonly<Record<string, Schedule>> = {
  Turbo: every(MINUTE_MS),
  Exprés: every(3 * MINUTE_MS),
  "Cinco Minutos": every(5 * MINUTE_MS),
  Real: every(HOUR_MS),
  Hanói: inVietnam(18),
  Saigón: inVietnam(16),
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

/** Draws by the first part of a lottery's name. */
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

/** Schedule and draw of a lottery by its name; by default three digits every five minutes. */
const lotteryKind = (name: string) => {
  const [family = "", ...rest] = name.split(" ");
  return {
    schedule: schedules[rest.join(" ")] ?? every(5 * MINUTE_MS),
    drawing: drawings[family] ?? ofDigits(3),
  };
};

/** Sales close this share of a round before its draw, at most `LONGEST_CLOSE_MS` before. */
const CLOSE_SHARE = 12;
const LONGEST_CLOSE_MS = HOUR_MS / 4;

type Drawn = Readonly<Record<"node_id" | "name", string>>;

type Wall = Pick<DayClock, "local" | "instantOf">;

const wallOf = ({ ahead }: Schedule, merchant: DayClock): Wall =>
  ahead === undefined
    ? merchant
    : { local: (instant) => instant + ahead, instantOf: (local) => local - ahead };

/** Local time of the latest draw on that clock. */
const latestAt = ({ period, first }: Schedule, now: number, wall: Wall): number =>
  Math.floor((wall.local(now) - first) / period) * period + first;

/** The merchant's day and the draw's number within it, e.g. "20261121-148". */
const drawNumber = (time: number, period: number, clock: DayClock): string => {
  const day = clock.day(time);
  const place = Math.floor((time - clock.startOf(day)) / period) + 1;
  return `${day.replaceAll("-", "")}-${String(place).padStart(3, "0")}`;
};

/** Length of a lottery's round in milliseconds. */
export const roundOf = ({ name }: Drawn): number => lotteryKind(name).schedule.period;

/** The next draw; one at exactly `now` counts as past. */
export const nextDraw = ({ name }: Drawn, now: number, clock: DayClock) => {
  const { schedule } = lotteryKind(name);
  const wall = wallOf(schedule, clock);
  const drawTime = wall.instantOf(latestAt(schedule, now, wall) + schedule.period);
  return {
    drawNo: drawNumber(drawTime, schedule.period, clock),
    drawTime,
    closeTime: drawTime - Math.min(schedule.period / CLOSE_SHARE, LONGEST_CLOSE_MS),
  };
};

/** The latest `size` past draws, newest first; their numbers never change. */
export const pastDraws = ({ node_id: nodeId, name }: Drawn, size: number, now: number, clock: DayClock) => {
  const { schedule, drawing } = lotteryKind(name);
  const wall = wallOf(schedule, clock);
  const latest = latestAt(schedule, now, wall);
  return Array.from({ length: size }, (_, ago) => {
    const drawTime = wall.instantOf(latest - ago * schedule.period);
    const drawNo = drawNumber(drawTime, schedule.period, clock);
    return { nodeId, drawNo, drawTime, numbers: [...drawing(`${nodeId} ${drawTime}`)] };
  });
};
