import { type Game, GameClassify, GameType } from "@volado/domain";
import { wireFlag, wireId, wireNumber, wireText } from "./primitives.ts";
import { z } from "./z.ts";

export const gameTypeSchema = z.enum(GameType);
export const gameClassifySchema = z.enum(GameClassify);

const optionalNumber = z.pipe(
  z.nullish(wireNumber),
  z.transform((value): number | undefined => value ?? undefined),
);

/** A game as the gateway sends it (Spec §3 "Game"; `vassalage` is the vendor). */
export const gameSchema = z.pipe(
  z.object({
    nodeId: wireId,
    gameId: wireId,
    gameType: gameTypeSchema,
    gameName: wireText,
    nodeName: wireText,
    vassalage: z.string().check(z.minLength(1)),
    gameClassify: z.nullish(z.union([gameClassifySchema, z.array(gameClassifySchema)])),
    roomId: wireText,
    gameCode: wireText,
    isGameH5: z.nullish(wireFlag),
    freeplay: z.nullish(wireFlag),
    supportPlay: z.nullish(wireFlag),
    lottoMode: wireText,
    playType: z.nullish(z.enum(["trad", "ent"])),
    iconUrl: z.string(),
    minBet: optionalNumber,
    minLine: optionalNumber,
  }),
  z.transform(
    (wire): Game => ({
      nodeId: wire.nodeId,
      gameId: wire.gameId,
      name: wire.gameName ?? wire.nodeName ?? wire.gameId,
      type: wire.gameType,
      vendor: wire.vassalage,
      classify: wire.gameClassify == null ? [] : [wire.gameClassify].flat(),
      roomId: wire.roomId,
      code: wire.gameCode ?? "lobby",
      html5: wire.isGameH5 ?? true,
      freePlay: wire.freeplay ?? false,
      lotteryMode: wire.lottoMode,
      playType: wire.playType ?? undefined,
      imageUrl: wire.iconUrl,
      minBet: wire.minBet,
      lines: wire.minLine,
    }),
  ),
);
