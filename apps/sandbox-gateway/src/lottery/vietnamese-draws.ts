import { DAY_MS, HOUR_MS, MINUTE_MS } from "@volado/domain/calendar";
import { VietnameseRegion } from "@volado/domain/lottery";
import { digits, drawRandom } from "./draw-random.ts";
import { provincesByDay } from "./provinces.ts";

/** Vietnam is seven hours ahead and keeps no summer time. */
const AHEAD_MS = 7 * HOUR_MS;
/** The epoch began on a Thursday. */
const FIRST_WEEKDAY = 4;

/** Minutes after midnight in Vietnam at which a region draws. */
const drawMinutes: Readonly<Record<VietnameseRegion, number>> = {
  [VietnameseRegion.North]: 18 * 60 + 15,
  [VietnameseRegion.Central]: 17 * 60 + 15,
  [VietnameseRegion.South]: 16 * 60 + 15,
};

type Rank = readonly [rank: string, numbers: number, digits: number];

const northern: readonly Rank[] = [
  ["special", 1, 5],
  ["1", 1, 5],
  ["2", 2, 5],
  ["3", 6, 5],
  ["4", 4, 4],
  ["5", 6, 4],
  ["6", 3, 3],
  ["7", 4, 2],
];

const southern: readonly Rank[] = [
  ["special", 1, 6],
  ["1", 1, 5],
  ["2", 1, 5],
  ["3", 2, 5],
  ["4", 7, 5],
  ["5", 1, 4],
  ["6", 3, 4],
  ["7", 1, 3],
  ["8", 1, 2],
];

const prizesOf = (region: VietnameseRegion, draw: string) => {
  const random = drawRandom(draw);
  return (region === VietnameseRegion.North ? northern : southern).map(([rank, count, length]) => ({
    rank,
    numbers: Array.from({ length: count }, () => digits(random, length, 10).join("")),
  }));
};

/**
 * The draws of a region on the day in Vietnam that `instant` (epoch milliseconds) lies in, or on the latest
 * day that has results. Before a day's draw there are no prizes yet; afterwards they never change.
 */
export const vietnameseDraws = (region: VietnameseRegion, instant: number | undefined, now: number) => {
  const drawTimeOf = (day: number) => day * DAY_MS - AHEAD_MS + drawMinutes[region] * MINUTE_MS;
  const today = Math.floor((now + AHEAD_MS) / DAY_MS);
  const latest = drawTimeOf(today) <= now ? today : today - 1;
  const day = instant === undefined ? latest : Math.floor((instant + AHEAD_MS) / DAY_MS);
  const drawTime = drawTimeOf(day);
  return (provincesByDay[region][(day + FIRST_WEEKDAY) % 7] ?? []).map(({ code, name }) => ({
    region,
    provinceCode: code,
    provinceName: name,
    drawTime,
    prizes: drawTime <= now ? prizesOf(region, `${region} ${code} ${day}`) : [],
  }));
};
