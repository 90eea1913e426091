import { cleanSearch, cutText, foldedText } from "../validation/clean-text.ts";
import { GameClassify, GameType } from "./game.ts";

/** Whether a name has the looked-for text anywhere in it, without regard to case and accents; every name has "". */
export const matchesName = (name: string, text: string): boolean =>
  foldedText(name).includes(foldedText(text));

/** As much of a name as is looked for; longer ones find nothing anyway and the call refuses them. */
const LONGEST_NAME = 100;

/**
 * What is looked for when somebody types or links this text: trimmed, and no longer than the game list takes
 * (Spec §5 "Search text trimmed"). Nothing is, where nothing is left without what doesn't count.
 */
export const searchedName = (text: string): string =>
  cleanSearch(text) === "" ? "" : cutText(text.trim(), LONGEST_NAME).trimEnd();

/** What a search among all games of a type asks the game list for, beside page and page size. */
export interface NameSearch<Type extends GameType> {
  readonly type: Type;
  readonly classify: typeof GameClassify.All;
  readonly vendor: "";
  readonly name: string;
  readonly minBet: undefined;
  readonly minLines: undefined;
}

/** Types with games of their own beside slots; those of the house and of JILI are slots too. */
const besideSlots = [GameType.Fishing, GameType.Poker, GameType.Live] as const;

/** A type that the slot search looks through as well. */
export type TypeBesideSlots = (typeof besideSlots)[number];

const searchAmong = <Type extends GameType>(type: Type, text: string): NameSearch<Type> | undefined => {
  const name = searchedName(text);
  if (name === "") return undefined;
  return { type, classify: GameClassify.All, vendor: "", name, minBet: undefined, minLines: undefined };
};

/**
 * The search that a typed text asks for, or undefined: an empty trimmed name clears the results (Spec §5). All slots
 * are looked through, not only new ones.
 */
export const slotSearch = (text: string): NameSearch<typeof GameType.Slots> | undefined =>
  searchAmong(GameType.Slots, text);

/**
 * The searches among games that are no slots which a typed text asks for, so that it finds games of all types.
 *
 * @param categories those that the merchant has, in their order
 */
export const searchesBesideSlots = (
  text: string,
  categories: readonly GameType[],
): readonly NameSearch<TypeBesideSlots>[] =>
  categories.flatMap((category) => {
    const type = besideSlots.find((other) => other === category);
    return (type && searchAmong(type, text)) ?? [];
  });
