import { GameClassify, GameType } from "../game-type.ts";
import { searchedName } from "./name-search.ts";

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
