import { GameClassify, GameType } from "@volado/domain/games";

/** A list of games that every filter narrows, without its page. */
export const filteredList = {
  type: GameType.Slots,
  classify: GameClassify.New,
  vendor: "JL",
  name: "oro",
  minBet: 0.5,
  minLines: undefined,
  pageSize: 25,
} as const;
