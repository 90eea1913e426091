import { DAY_MS, HOUR_MS } from "../calendar/durations.ts";
import { GameType } from "../games/game.ts";
import { type LotteryVendors, type VendorCategory, vendorsOf } from "../vendors/vendors.ts";

/**
 * Whether the site shows Vietnamese results: when that lottery's vendor is the one that makes the lottery
 * mode ELOTT (Spec §4 "Lottery mode"; docs/decisions/081).
 */
export const showsVietnameseResults = (
  categories: readonly VendorCategory[],
  { vietnamese }: Pick<LotteryVendors, "vietnamese">,
): boolean => vendorsOf(categories, GameType.ElectronicLottery).some(({ code }) => vietnamese.includes(code));

/** The regions of the Vietnamese lottery, in the order from north to south. */
export const VietnameseRegion = { North: "north", Central: "central", South: "south" } as const;
export type VietnameseRegion = (typeof VietnameseRegion)[keyof typeof VietnameseRegion];

/** The numbers of one prize. */
export interface VietnamesePrize {
  /** "special", or "1" (highest) to "8". */
  readonly rank: string;
  /** Leading zeros kept; their length differs from rank to rank. */
  readonly numbers: readonly string[];
}

/** A province's draw (Spec §7 "Vietnamese lottery"). */
export interface VietnameseDraw {
  readonly region: VietnameseRegion;
  readonly provinceCode: string;
  readonly province: string;
  /** Epoch milliseconds; in the future while the draw is still to come, which then has no prizes. */
  readonly drawsAt: number;
  /** The highest first. */
  readonly prizes: readonly VietnamesePrize[];
}

/** Vietnam keeps no summer time. */
const TIME_ZONE_OFFSET_MS = 7 * HOUR_MS;
/** Days of results that can be looked at, today included. */
const KEPT_DAYS = 7;

/** The time zone in which Vietnamese draws have their days. */
export const VIETNAMESE_TIME_ZONE = "Asia/Ho_Chi_Minh";

const dayNumber = (instant: number): number => Math.floor((instant + TIME_ZONE_OFFSET_MS) / DAY_MS);

/** An instant of each of the neighbouring days, as far as results are kept and days have come. */
export interface NeighbouringDays {
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** The days before and after that of `shown`, in Vietnam's calendar. All are epoch milliseconds. */
export const neighbouringDays = (shown: number, now: number): NeighbouringDays => {
  const age = dayNumber(now) - dayNumber(shown);
  return {
    previous: age < KEPT_DAYS - 1 ? shown - DAY_MS : undefined,
    next: age > 0 ? shown + DAY_MS : undefined,
  };
};
