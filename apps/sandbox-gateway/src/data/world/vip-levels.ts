/** Something that a level gives, as it is kept; money is whole centavos, shares are hundredths of a per cent. */
export type SeedPerk =
  | { readonly kind: "weekly-bonus" | "birthday-bonus"; readonly amount: number }
  | { readonly kind: "rebate"; readonly percent: number }
  | { readonly kind: "withdrawals"; readonly count: number }
  | { readonly kind: "host" };

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
      { kind: "birthday-bonus", amount: 10_000 },
      { kind: "withdrawals", count: 3 },
    ],
  },
  {
    name: "VIP Plata",
    from: 5_000_000,
    perks: [
      { kind: "weekly-bonus", amount: 10_000 },
      { kind: "birthday-bonus", amount: 30_000 },
      { kind: "rebate", percent: 30 },
      { kind: "withdrawals", count: 5 },
    ],
  },
  {
    name: "VIP Oro",
    from: 25_000_000,
    perks: [
      { kind: "weekly-bonus", amount: 50_000 },
      { kind: "birthday-bonus", amount: 100_000 },
      { kind: "rebate", percent: 50 },
      { kind: "withdrawals", count: 8 },
      { kind: "host" },
    ],
  },
  {
    name: "VIP Diamante",
    from: 100_000_000,
    perks: [
      { kind: "weekly-bonus", amount: 200_000 },
      { kind: "birthday-bonus", amount: 500_000 },
      { kind: "rebate", percent: 80 },
      { kind: "withdrawals", count: 15 },
      { kind: "host" },
    ],
  },
];
