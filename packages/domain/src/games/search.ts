import { cleanSearch, cutText, foldedText } from "../validation/clean-text.ts";
import { GameClassify, GameType } from "./game.ts";

/** Whether a name contains a text, ignoring case and accents; every name contains "". */
export const matchesName = (name: string, text: string): boolean =>
  foldedText(name).includes(foldedText(text));

/** Longest name the game list call accepts. */
const LONGEST_NAME = 100;

/**
 * The name to search for: trimmed and cut to what the game list call accepts (Spec §5 "Search text trimmed"). Empty if
 * only blanks and punctuation were typed.
 */
export const searchedName = (text: string): string =>
  cleanSearch(text) === "" ? "" : cutText(text.trim(), LONGEST_NAME).trimEnd();

/** The game list query of a search by name. */
export interface NameSearch<Type extends GameType> {
  readonly type: Type;
  readonly classify: typeof GameClassify.All;
  readonly vendor: "";
  readonly name: string;
  readonly minBet: undefined;
  readonly minLines: undefined;
}

/** Other types that are searched; in-house and JILI games are slots. */
const besideSlots = [GameType.Fishing, GameType.Poker, GameType.Live] as const;

export type TypeBesideSlots = (typeof besideSlots)[number];

const searchAmong = <Type extends GameType>(type: Type, text: string): NameSearch<Type> | undefined => {
  const name = searchedName(text);
  if (name === "") return undefined;
  return { type, classify: GameClassify.All, vendor: "", name, minBet: undefined, minLines: undefined };
};

/** The search for a typed text among all slots; undefined for an empty text, which clears the results (Spec §5). */
export const slotSearch = (text: string): NameSearch<typeof GameType.Slots> | undefined =>
  searchAmong(GameType.Slots, text);

/**
 * The searches for a typed text among the other types.
 * @param categories the merchant's, in order
 */
export const searchesBesideSlots = (
  text: string,
  categories: readonly GameType[],
): readonly NameSearch<TypeBesideSlots>[] =>
  categories.flatMap((category) => {
    const type = besideSlots.find((other) => other === category);
    return (type && searchAmong(type, text)) ?? [];
  });
