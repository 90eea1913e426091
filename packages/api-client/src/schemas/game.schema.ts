import { type Game, GameClassify, type GamePage, GameType } from "@volado/domain/games";
import {
  wireCount,
  wireFlag,
  wireId,
  wireOptionalNumber,
  wireOr,
  wireRequiredText,
  wireText,
} from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

export const gameTypeSchema = z.enum(GameType);
export const gameClassifySchema = z.enum(GameClassify);

/** How a lottery is played. */
export const playTypeSchema = z.enum(["trad", "ent"]);

const classifies: ReadonlySet<string> = new Set(Object.values(GameClassify));
const isClassify = (name: string): name is GameClassify => classifies.has(name);

/**
 * One or more classifications. Unknown ones, as from a newer gateway, are ignored.
 */
export const wireClassify = z.pipe(
  z.nullish(z.union([z.string(), z.array(z.string())])),
  z.transform((names): readonly GameClassify[] => [names ?? []].flat().filter(isClassify)),
);

/** Image URL; empty if missing, in which case a fallback is shown. */
export const wirePicture = wireOr(z.string(), "");

/** Game code; by default the vendor's lobby (Spec §3). */
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
    vassalage: wireRequiredText,
    gameClassify: wireClassify,
    roomId: wireText,
    gameCode: wireGameCode,
    isGameH5: wireOr(wireFlag, true),
    freeplay: wireOr(wireFlag, false),
    supportPlay: wireOr(wireFlag, true),
    lottoMode: wireText,
    playType: wireOr(playTypeSchema, undefined),
    iconUrl: wirePicture,
    minBet: wireOptionalNumber,
    minLine: wireOptionalNumber,
  }),
  z.transform(
    (wire): Game => ({
      nodeId: wire.nodeId,
      gameId: wire.gameId,
      name: wire.gameName ?? wire.nodeName ?? wire.gameId,
      type: wire.gameType,
      vendor: wire.vassalage,
      classify: wire.gameClassify,
      roomId: wire.roomId,
      code: wire.gameCode,
      playable: wire.isGameH5 && wire.supportPlay,
      freePlay: wire.freeplay,
      lotteryMode: wire.lottoMode,
      playType: wire.playType,
      imageUrl: wire.iconUrl,
      minBet: wire.minBet,
      lines: wire.minLine,
    }),
  ),
);

/** Game list response: games, pageNum, totalPages, totalCount (Spec §3). */
export const gamePageSchema = z.pipe(
  z.object({ games: rows(gameSchema), pageNum: wireCount, totalPages: wireCount, totalCount: wireCount }),
  z.transform(
    (wire): GamePage => ({
      games: wire.games,
      page: wire.pageNum,
      totalPages: wire.totalPages,
      totalCount: wire.totalCount,
    }),
  ),
);
