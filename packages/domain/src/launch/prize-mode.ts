/** Launch modes of lottery vendors (Spec §9 "Prize modes"). */
export const PrizeMode = {
  Lottery: "Lott",
  Zy: "ZY",
  ElectronicLottery: "Elott",
  Sea: "SEA",
} as const;
export type PrizeMode = (typeof PrizeMode)[keyof typeof PrizeMode];

const modes: ReadonlySet<string> = new Set(Object.values(PrizeMode));

export const isPrizeMode = (text: string | undefined): text is PrizeMode =>
  text !== undefined && modes.has(text);
