import { GameClassify, GameType } from "../game-type.ts";
import { searchedName } from "./name-search.ts";

/** What a search among slots asks the game list for, beside page and page size. */
export interface SlotSearch {
  readonly type: typeof GameType.Slots;
  readonly classify: typeof GameClassify.All;
  readonly vendor: "";
  readonly name: string;
  readonly minBet: undefined;
  readonly minLines: undefined;
}

/**
 * The search that a typed text asks for, or undefined: an empty trimmed name clears the results (Spec §5). All slots
 * are looked through, not only new ones.
 */
export const slotSearch = (text: string): SlotSearch | undefined => {
  const name = searchedName(text);
  if (name === "") return undefined;
  return {
    type: GameType.Slots,
    classify: GameClassify.All,
    vendor: "",
    name,
    minBet: undefined,
    minLines: undefined,
  };
};
