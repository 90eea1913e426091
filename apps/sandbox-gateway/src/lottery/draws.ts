import { lotteryKind, type Schedule } from "./lottery-kind.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Draws are numbered within the merchant's day: Mexico City is six hours behind. */
const BEHIND = 6 * HOUR;

/** Sales close this share of a round before its draw, and never longer before than `LONGEST_CLOSE`. */
const CLOSE_SHARE = 12;
const LONGEST_CLOSE = HOUR / 4;

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

const latestAt = ({ period, first }: Schedule, now: number): number =>
  Math.floor((now - first) / period) * period + first;

/** Day and place within it, e.g. "20261121-148". */
const drawNumber = (time: number, period: number): string => {
  const day = new Date(time - BEHIND).toISOString().slice(0, 10).replaceAll("-", "");
  const place = Math.floor(((time - BEHIND) % DAY) / period) + 1;
  return `${day}-${String(place).padStart(3, "0")}`;
};

/** How long a lottery's round lasts, in milliseconds. */
export const roundOf = ({ name }: Drawn): number => lotteryKind(name).schedule.period;

/** The draw that comes next. One that is held right now has been held. */
export const nextDraw = ({ name }: Drawn, now: number) => {
  const { schedule } = lotteryKind(name);
  const drawTime = latestAt(schedule, now) + schedule.period;
  return {
    drawNo: drawNumber(drawTime, schedule.period),
    drawTime,
    closeTime: drawTime - Math.min(schedule.period / CLOSE_SHARE, LONGEST_CLOSE),
  };
};

/** The latest `size` draws that have been held, the newest first: the same numbers whenever they are asked for. */
export const heldDraws = ({ node_id: nodeId, name }: Drawn, size: number, now: number): HeldDraw[] => {
  const { schedule, drawing } = lotteryKind(name);
  const latest = latestAt(schedule, now);
  return Array.from({ length: size }, (_, ago) => {
    const drawTime = latest - ago * schedule.period;
    return {
      nodeId,
      drawNo: drawNumber(drawTime, schedule.period),
      drawTime,
      numbers: [...drawing(`${nodeId} ${drawTime}`)],
    };
  });
};
