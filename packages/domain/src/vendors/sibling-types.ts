import { GameType } from "../games/game-type.ts";

const families: readonly (readonly GameType[])[] = [
  [GameType.Sports, GameType.Esports, GameType.Cockfight],
  [GameType.Lottery, GameType.ElectronicLottery],
];

/**
 * The categories that players look for in one place, in the order in which they stand side by side: the categories that
 * come out of SPORTS (Spec §4 "Vendor list is reordered"), and the two lotteries. A type without siblings is alone.
 */
export const siblingTypes = (type: GameType): readonly GameType[] =>
  families.find((family) => family.includes(type)) ?? [type];
