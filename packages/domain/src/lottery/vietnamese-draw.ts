import { DAY_MS, HOUR_MS } from "../calendar/durations.ts";
import { GameType } from "../games/game.ts";
import { type LotteryVendors, type VendorCategory, vendorsOf } from "../vendors/vendors.ts";

/**
 * Whether the site shows Vietnamese results: when their vendor is under ELOTT (Spec §4 "Lottery mode";
 * docs/decisions/081).
 */
export const showsVietnameseResults = (
  categories: readonly VendorCategory[],
  { vietnamese }: Pick<LotteryVendors, "vietnamese">,
): boolean => vendorsOf(categories, GameType.ElectronicLottery).some(({ code }) => vietnamese.includes(code));

/** Regions of the Vietnamese lottery from north to south. */
export const VietnameseRegion = { North: "north", Central: "central", South: "south" } as const;
export type VietnameseRegion = (typeof VietnameseRegion)[keyof typeof VietnameseRegion];

export interface VietnamesePrize {
  /** "special", or "1" (highest) to "8". */
  readonly rank: string;
  /** With leading zeros; the length depends on the rank. */
  readonly numbers: readonly string[];
}

/** A province's draw (Spec §7 "Vietnamese lottery"). */
export interface VietnameseDraw {
  readonly region: VietnameseRegion;
  readonly provinceCode: string;
  readonly province: string;
  /** Epoch milliseconds; an upcoming draw has no prizes. */
  readonly drawsAt: number;
  /** Highest first. */
  readonly prizes: readonly VietnamesePrize[];
}

/** Vietnam has no daylight saving time. */
const TIME_ZONE_OFFSET_MS = 7 * HOUR_MS;
/** Days with results, including today. */
const RESULT_DAYS = 7;

export const VIETNAMESE_TIME_ZONE = "Asia/Ho_Chi_Minh";

const dayNumber = (instant: number): number => Math.floor((instant + TIME_ZONE_OFFSET_MS) / DAY_MS);

/** An instant of each neighbouring day with results. */
export interface NeighbouringDays {
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** The days before and after `shown` in Vietnam's time zone. All are epoch milliseconds. */
export const neighbouringDays = (shown: number, now: number): NeighbouringDays => {
  const age = dayNumber(now) - dayNumber(shown);
  return {
    previous: age < RESULT_DAYS - 1 ? shown - DAY_MS : undefined,
    next: age > 0 ? shown + DAY_MS : undefined,
  };
};
