import { decimalOf } from "@volado/domain/money";
import type { CatalogueGame } from "./catalogue-game.ts";
import { coverPath } from "./game-cover.ts";
import type { WireGame } from "./wire.ts";

/** A game as the calls send it (Spec §3 "Game"). */
export const wireGame = (game: CatalogueGame): WireGame => ({
  nodeId: game.node_id,
  gameId: game.game_id,
  gameType: game.type,
  gameName: game.name,
  vassalage: game.vendor,
  gameClassify: game.classify,
  gameCode: game.code,
  isGameH5: true,
  freeplay: game.free_play,
  supportPlay: game.state !== "maintenance",
  lottoMode: game.lottery_mode,
  playType: game.play_type,
  iconUrl: coverPath(game),
  minBet: Number(decimalOf(game.min_bet)),
  minLine: game.lines,
});
