import { DAY_MS } from "@volado/domain/calendar";
import type { LotteryPlayType } from "@volado/domain/games";
import type { PrizeMode } from "@volado/domain/launch";
import type { LotteryType, VietnameseRegion } from "@volado/domain/lottery";
import { cacheLocally } from "../cache/cache-locally.ts";
import { defineRead } from "../core/endpoint.ts";
import { playTypeSchema } from "../schemas/game.schema.ts";
import {
  lotteryListSchema,
  lotteryMenuSchema,
  lotteryNumbersSchema,
  lotteryTypeSchema,
  prizeModeSchema,
  regionSchema,
  vietnameseDrawsSchema,
} from "../schemas/lottery.schema.ts";
import { askedInstant, wireCount } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/**
 * Menu of the lottery hall in a lottery mode (Spec §4, §7 "lottery list/menu"; docs/decisions/081). Cached (Spec
 * §9).
 */
export const getLotteryMenu = defineRead({
  id: "getLotteryMenu",
  path: "/api/lottery/menu",
  access: "anyone",
  request: z.object({ merchantCode: z.string(), gameType: lotteryTypeSchema }),
  encode: (input: { readonly type: LotteryType }, context) => ({
    merchantCode: context.merchant,
    gameType: input.type,
  }),
  response: lotteryMenuSchema,
  cache: cacheLocally({ record: "lotteryMenu", version: 1, maxAge: DAY_MS, personal: false }),
});

/** The menu entry whose lotteries are requested. */
export interface ListLotteriesInput {
  readonly type: LotteryType;
  readonly prizeMode: PrizeMode;
  readonly playType: LotteryPlayType;
}

/** A group's lotteries with their next draws (Spec §7 "lottery list/menu"). Cached (Spec §9). */
export const listLotteries = defineRead({
  id: "listLotteries",
  path: "/api/lottery/list",
  access: "anyone",
  request: z.object({
    merchantCode: z.string(),
    gameType: lotteryTypeSchema,
    prizeMode: prizeModeSchema,
    playType: playTypeSchema,
    language: z.string(),
  }),
  encode: (input: ListLotteriesInput, context) => ({
    merchantCode: context.merchant,
    gameType: input.type,
    prizeMode: input.prizeMode,
    playType: input.playType,
    language: context.language,
  }),
  response: lotteryListSchema,
  cache: cacheLocally({ record: "lotteryList", version: 1, maxAge: DAY_MS, personal: false }),
});

/** Lotteries, and how many draws of each. */
export interface ListLotteryNumbersInput {
  /** 1 to 60 lotteries. */
  readonly nodeIds: readonly string[];
  /** Draws of each, 1 to 20. */
  readonly size: number;
}

/** The latest winning numbers of lotteries (Spec §7 "numero"). */
export const listLotteryNumbers = defineRead({
  id: "listLotteryNumbers",
  path: "/api/lottery/numbers",
  access: "anyone",
  request: z.object({
    /** Joined by commas. */
    nodeIds: z.string().check(z.regex(/^[^,]{1,80}(,[^,]{1,80}){0,59}$/)),
    size: wireCount.check(z.positive(), z.maximum(20)),
  }),
  encode: (input: ListLotteryNumbersInput) => ({ nodeIds: input.nodeIds.join(","), size: input.size }),
  response: lotteryNumbersSchema,
});

/** Region and day of Vietnamese results. */
export interface ListVietnameseDrawsInput {
  readonly region: VietnameseRegion;
  /** Any instant of the day in Vietnam, in epoch milliseconds. @default the latest day with results */
  readonly day: number | undefined;
}

/**
 * Results of the Vietnamese lottery for a region and day (Spec §7 "Vietnamese lottery"). A future draw has no
 * prizes.
 */
export const listVietnameseDraws = defineRead({
  id: "listVietnameseDraws",
  path: "/api/lottery/vietnam",
  access: "anyone",
  request: z.object({ region: regionSchema, drawDate: z.optional(askedInstant) }),
  encode: (input: ListVietnameseDrawsInput) => ({ region: input.region, drawDate: input.day }),
  response: vietnameseDrawsSchema,
});
