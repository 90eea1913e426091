import { type Game, GameType } from "@volado/domain/games";

/** A slot game with default values for tests. */
export const sampleGame: Game = {
  nodeId: "n-1",
  gameId: "g-1",
  name: "Oro Azteca",
  type: GameType.Slots,
  vendor: "JFF",
  classify: [],
  roomId: undefined,
  code: "lobby",
  playable: true,
  freePlay: true,
  lotteryMode: undefined,
  playType: undefined,
  imageUrl: "/art/oro.svg",
  minBet: undefined,
  lines: undefined,
};
