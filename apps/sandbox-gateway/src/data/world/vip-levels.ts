/** Something that a level gives, as it is kept; money is whole centavos, shares are hundredths of a per cent. */
export type SeedPerk =
  | { readonly type: "WEEKLY_BONUS" | "BIRTHDAY_BONUS"; readonly amount: number }
  | { readonly type: "REBATE"; readonly rate: number }
  | { readonly type: "WITHDRAWALS"; readonly count: number }
  | { readonly type: "HOST" };

/** The demo merchant's club, from its first level to its last; `from` is what must have been staked, in centavos. */
export const vipLevels: readonly {
  readonly name: string;
  readonly from: number;
  readonly perks: readonly SeedPerk[];
}[] = [
  {
    name: "VIP Bronce",
    from: 0,
    perks: [
      { type: "BIRTHDAY_BONUS", amount: 10_000 },
      { type: "WITHDRAWALS", count: 3 },
    ],
  },
  {
    name: "VIP Plata",
    from: 5_000_000,
    perks: [
      { type: "WEEKLY_BONUS", amount: 10_000 },
      { type: "BIRTHDAY_BONUS", amount: 30_000 },
      { type: "REBATE", rate: 30 },
      { type: "WITHDRAWALS", count: 5 },
    ],
  },
  {
    name: "VIP Oro",
    from: 25_000_000,
    perks: [
      { type: "WEEKLY_BONUS", amount: 50_000 },
      { type: "BIRTHDAY_BONUS", amount: 100_000 },
      { type: "REBATE", rate: 50 },
      { type: "WITHDRAWALS", count: 8 },
      { type: "HOST" },
    ],
  },
  {
    name: "VIP Diamante",
    from: 100_000_000,
    perks: [
      { type: "WEEKLY_BONUS", amount: 200_000 },
      { type: "BIRTHDAY_BONUS", amount: 500_000 },
      { type: "REBATE", rate: 80 },
      { type: "WITHDRAWALS", count: 15 },
      { type: "HOST" },
    ],
  },
];
