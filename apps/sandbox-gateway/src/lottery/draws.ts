import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import type { DayClock } from "../brand/day-clock.ts";
import { rollsOf } from "../play/rules.ts";
import { drawNumbers, ruleOf, shownNumbers } from "./draw-rules.ts";

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

/** The schedule of a lottery by its name; by default every five minutes. */
const scheduleOf = (name: string): Schedule =>
  schedules[name.split(" ").slice(1).join(" ")] ?? every(5 * MINUTE_MS);

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
export const roundOf = ({ name }: Pick<Drawn, "name">): number => scheduleOf(name).period;

/** The next draw; one at exactly `now` counts as past. */
export const nextDraw = ({ name }: Pick<Drawn, "name">, now: number, clock: DayClock) => {
  const schedule = scheduleOf(name);
  const wall = wallOf(schedule, clock);
  const drawTime = wall.instantOf(latestAt(schedule, now, wall) + schedule.period);
  return {
    drawNo: drawNumber(drawTime, schedule.period, clock),
    drawTime,
    closeTime: drawTime - Math.min(schedule.period / CLOSE_SHARE, LONGEST_CLOSE_MS),
  };
};

/**
 * The name of a draw, for its rolls. With the database's secret they are always the same, so that nothing is stored,
 * and nobody can predict them.
 */
export const drawName = (nodeId: string, drawTime: number): string => `${nodeId} ${drawTime}`;

interface PastDraws {
  readonly size: number;
  readonly now: number;
  readonly clock: DayClock;
  readonly secret: string;
}

/** The latest `size` past draws, newest first; their numbers never change. */
export const pastDraws = ({ node_id: nodeId, name }: Drawn, { size, now, clock, secret }: PastDraws) => {
  const schedule = scheduleOf(name);
  const rule = ruleOf(name);
  const wall = wallOf(schedule, clock);
  const latest = latestAt(schedule, now, wall);
  return Array.from({ length: size }, (_, ago) => {
    const drawTime = wall.instantOf(latest - ago * schedule.period);
    const drawNo = drawNumber(drawTime, schedule.period, clock);
    const numbers = drawNumbers(rule, rollsOf(drawName(nodeId, drawTime), secret));
    return { nodeId, drawNo, drawTime, numbers: [...shownNumbers(rule, numbers)] };
  });
};
