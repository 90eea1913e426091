import {
  GameType,
  type Lottery,
  type LotteryDraw,
  type LotteryGroup,
  type LotteryList,
  PrizeMode,
  type VietnameseDraw,
  type VietnamesePrize,
  VietnameseRegion,
} from "@volado/domain";
import { wireCount, wireFlag, wireId, wireText } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

export const lotteryTypeSchema = z.literal([GameType.Lottery, GameType.ElectronicLottery]);
export const playTypeSchema = z.enum(["trad", "ent"]);
export const prizeModeSchema = z.enum(PrizeMode);
export const regionSchema = z.enum(VietnameseRegion);

const filled = z.string().check(z.minLength(1));
/** One number as drawn: digits, whose leading zeros a gateway that sends numbers has lost. */
const ball = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,8}$/)), z.int().check(z.nonnegative())]),
  z.transform(String),
);
const balls = z.array(ball).check(z.minLength(1), z.maxLength(40));

const group = z.pipe(
  z.object({ prizeMode: prizeModeSchema, playType: playTypeSchema, count: wireCount }),
  z.transform((wire): LotteryGroup => wire),
);

/** The lottery menu: prize modes and ways to play in the gateway's order (Spec §7 "lottery list/menu", §9). */
export const lotteryMenuSchema = rows(group);

const lottery = z.pipe(
  z.object({
    nodeId: wireId,
    gameId: wireId,
    gameType: lotteryTypeSchema,
    gameName: filled,
    vassalage: filled,
    gameCode: wireText,
    lottoMode: wireText,
    playType: z.nullish(playTypeSchema),
    iconUrl: z.string(),
    drawNo: filled,
    drawTime: wireCount,
    closeTime: z.nullish(wireCount),
    open: wireFlag,
  }),
  z.transform(
    ({
      gameName,
      gameType,
      vassalage,
      lottoMode,
      iconUrl,
      drawNo,
      drawTime,
      gameCode,
      playType,
      closeTime,
      ...wire
    }): Lottery => ({
      ...wire,
      name: gameName,
      type: gameType,
      vendor: vassalage,
      lotteryMode: lottoMode,
      imageUrl: iconUrl,
      drawNumber: drawNo,
      drawsAt: drawTime,
      code: gameCode ?? "lobby",
      playType: playType ?? undefined,
      closesAt: Math.min(closeTime ?? drawTime, drawTime),
    }),
  ),
);

/** The lotteries of a group with their next draws, and the gateway's clock (decisions W6: epoch milliseconds). */
export const lotteryListSchema = z.pipe(
  z.object({ serverTime: wireCount, list: rows(lottery) }),
  z.transform((wire): LotteryList => ({ lotteries: wire.list, serverTime: wire.serverTime })),
);

const draw = z.pipe(
  z.object({ nodeId: wireId, drawNo: filled, drawTime: wireCount, numbers: balls }),
  z.transform(
    ({ drawNo, drawTime, ...wire }): LotteryDraw => ({ ...wire, drawNumber: drawNo, drawnAt: drawTime }),
  ),
);

/** Draws that have been held, each lottery's newest first (Spec §7 "numero"). */
export const lotteryNumbersSchema = rows(draw);

const prize = z.pipe(
  z.object({ rank: z.pipe(z.union([filled, z.int()]), z.transform(String)), numbers: balls }),
  z.transform((wire): VietnamesePrize => wire),
);

const vietnameseDraw = z.pipe(
  z.object({
    region: regionSchema,
    provinceCode: filled,
    provinceName: filled,
    drawTime: wireCount,
    prizes: rows(prize),
  }),
  z.transform(
    ({ provinceName, drawTime, ...wire }): VietnameseDraw => ({
      ...wire,
      province: provinceName,
      drawsAt: drawTime,
    }),
  ),
);

/** The provinces of a region that draw on one day (Spec §7 "Vietnamese lottery"). */
export const vietnameseDrawsSchema = rows(vietnameseDraw);
