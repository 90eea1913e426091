import { type Game, GameClassify, GameType } from "@volado/domain";
import { wireFlag, wireId, wireMaybe, wireOr, wireText } from "./primitives.ts";
import { wireSome } from "./words.ts";
import { z } from "./z.ts";

export const gameTypeSchema = z.enum(GameType);
export const gameClassifySchema = z.enum(GameClassify);

/** Ways to play a lottery. */
export const playTypeSchema = z.enum(["trad", "ent"]);

/** A game's code; without one it is the vendor's lobby (Spec §3). */
export const wireGameCode = z.pipe(
  wireText,
  z.transform((code): string => code ?? "lobby"),
);

/** A game as the gateway sends it (Spec §3 "Game"; `vassalage` is the vendor). */
export const gameSchema = z.pipe(
  z.object({
    nodeId: wireId,
    gameId: wireId,
    gameType: gameTypeSchema,
    gameName: wireText,
    nodeName: wireText,
    vassalage: wireSome,
    gameClassify: z.nullish(z.union([gameClassifySchema, z.array(gameClassifySchema)])),
    roomId: wireText,
    gameCode: wireGameCode,
    isGameH5: wireOr(wireFlag, true),
    freeplay: wireOr(wireFlag, false),
    supportPlay: z.nullish(wireFlag),
    lottoMode: wireText,
    playType: wireOr(playTypeSchema, undefined),
    iconUrl: z.string(),
    minBet: wireMaybe,
    minLine: wireMaybe,
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
      code: wire.gameCode,
      html5: wire.isGameH5,
      freePlay: wire.freeplay,
      lotteryMode: wire.lottoMode,
      playType: wire.playType,
      imageUrl: wire.iconUrl,
      minBet: wire.minBet,
      lines: wire.minLine,
    }),
  ),
);
