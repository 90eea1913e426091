import { GameType } from "@volado/domain/games";
import { PrizeMode } from "@volado/domain/launch";
import {
  type Lottery,
  type LotteryDraw,
  type LotteryGroup,
  type LotteryList,
  type VietnameseDraw,
  type VietnamesePrize,
  VietnameseRegion,
} from "@volado/domain/lottery";
import { playTypeSchema, wireGameCode, wirePicture } from "./game.schema.ts";
import { wireCount, wireFlag, wireId, wireOr, wireRequiredText, wireText } from "./primitives.ts";
import { renamed } from "./rename.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

export const lotteryTypeSchema = z.literal([GameType.Lottery, GameType.ElectronicLottery]);
export const prizeModeSchema = z.enum(PrizeMode);
export const regionSchema = z.enum(VietnameseRegion);

/** A drawn number. Digits as text keep leading zeros, numbers don't. */
const ball = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,8}$/)), z.int().check(z.nonnegative())]),
  z.transform(String),
);
const balls = z.array(ball).check(z.minLength(1), z.maxLength(40));

const group = z.object({
  prizeMode: prizeModeSchema,
  playType: playTypeSchema,
  count: wireCount,
}) satisfies z.ZodMiniType<LotteryGroup>;

/** The lottery menu: prize modes and play types, in the gateway's order (Spec §7 "lottery list/menu", §9). */
export const lotteryMenuSchema = rows(group);

const lottery = z.pipe(
  renamed(
    {
      nodeId: wireId,
      gameId: wireId,
      gameType: lotteryTypeSchema,
      gameName: wireRequiredText,
      vassalage: wireRequiredText,
      gameCode: wireGameCode,
      lottoMode: wireText,
      playType: wireOr(playTypeSchema, undefined),
      iconUrl: wirePicture,
      drawNo: wireRequiredText,
      drawTime: wireCount,
      closeTime: wireOr(wireCount, Number.POSITIVE_INFINITY),
      open: wireFlag,
    },
    {
      gameType: "type",
      gameName: "name",
      vassalage: "vendor",
      gameCode: "code",
      lottoMode: "lotteryMode",
      iconUrl: "imageUrl",
      drawNo: "drawNumber",
      drawTime: "drawsAt",
      closeTime: "closesAt",
    },
  ),
  z.transform((wire): Lottery => ({ ...wire, closesAt: Math.min(wire.closesAt, wire.drawsAt) })),
);

/** The lotteries of a group with their next draws, and the gateway's clock (decisions W6: epoch milliseconds). */
export const lotteryListSchema = renamed(
  { serverTime: wireCount, list: rows(lottery) },
  { list: "lotteries" },
) satisfies z.ZodMiniType<LotteryList>;

const draw = renamed(
  { nodeId: wireId, drawNo: wireRequiredText, drawTime: wireCount, numbers: balls },
  { drawNo: "drawNumber", drawTime: "drawnAt" },
) satisfies z.ZodMiniType<LotteryDraw>;

/** Past draws, newest first for each lottery (Spec §7 "numero"). */
export const lotteryNumbersSchema = rows(draw);

const prize = z.object({
  rank: z.pipe(z.union([wireRequiredText, z.int()]), z.transform(String)),
  numbers: balls,
}) satisfies z.ZodMiniType<VietnamesePrize>;

const vietnameseDraw = renamed(
  {
    region: regionSchema,
    provinceCode: wireRequiredText,
    provinceName: wireRequiredText,
    drawTime: wireCount,
    prizes: rows(prize),
  },
  { provinceName: "province", drawTime: "drawsAt" },
) satisfies z.ZodMiniType<VietnameseDraw>;

/** Provinces of a region with a draw on one day (Spec §7 "Vietnamese lottery"). */
export const vietnameseDrawsSchema = rows(vietnameseDraw);
