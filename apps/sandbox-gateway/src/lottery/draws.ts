import { HOUR_MS } from "@volado/domain/calendar";
import type { DayClock } from "../brand/day-clock.ts";
import { lotteryKind, type Schedule } from "./lottery-kind.ts";

/** Sales close this share of a round before its draw, and never longer before than `LONGEST_CLOSE_MS`. */
const CLOSE_SHARE = 12;
const LONGEST_CLOSE_MS = HOUR_MS / 4;

/** What a schedule belongs to. */
interface Drawn {
  readonly node_id: string;
  readonly name: string;
}

/** A draw as the calls tell of it; instants are epoch milliseconds. */
export interface HeldDraw {
  readonly nodeId: string;
  readonly drawNo: string;
  readonly drawTime: number;
  readonly numbers: string[];
}

type Wall = Pick<DayClock, "local" | "instantOf">;

/** The clock that a schedule goes by. */
const wallOf = ({ ahead }: Schedule, merchant: DayClock): Wall =>
  ahead === undefined
    ? merchant
    : { local: (instant) => instant + ahead, instantOf: (local) => local - ahead };

/** What that clock shows at the latest draw. */
const latestAt = ({ period, first }: Schedule, now: number, wall: Wall): number =>
  Math.floor((wall.local(now) - first) / period) * period + first;

/** The merchant's day and the draw's place within it, e.g. "20261121-148". */
const drawNumber = (time: number, period: number, clock: DayClock): string => {
  const day = clock.day(time);
  const place = Math.floor((time - clock.startOf(day)) / period) + 1;
  return `${day.replaceAll("-", "")}-${String(place).padStart(3, "0")}`;
};

/** How long a lottery's round lasts, in milliseconds. */
export const roundOf = ({ name }: Drawn): number => lotteryKind(name).schedule.period;

/** The draw that comes next. One that is held right now has been held. */
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

/** The latest `size` draws that have been held, the newest first: the same numbers whenever they are asked for. */
export const heldDraws = (
  { node_id: nodeId, name }: Drawn,
  size: number,
  now: number,
  clock: DayClock,
): HeldDraw[] => {
  const { schedule, drawing } = lotteryKind(name);
  const wall = wallOf(schedule, clock);
  const latest = latestAt(schedule, now, wall);
  return Array.from({ length: size }, (_, ago) => {
    const drawTime = wall.instantOf(latest - ago * schedule.period);
    return {
      nodeId,
      drawNo: drawNumber(drawTime, schedule.period, clock),
      drawTime,
      numbers: [...drawing(`${nodeId} ${drawTime}`)],
    };
  });
};
