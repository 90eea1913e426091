import { type Game, GameType } from "@volado/domain/games";

/** A slot game: whatever a test does not say itself about one. */
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
