import type { VipClub, VipLevel, VipPerk } from "@volado/domain";
import { wireCount, wireNumber } from "./primitives.ts";
import { sideRows } from "./rows.ts";
import { z } from "./z.ts";

const positive = wireNumber.check(z.positive());

const kinds = {
  WEEKLY_BONUS: "weekly-bonus",
  BIRTHDAY_BONUS: "birthday-bonus",
} as const;

/** A perk of a kind that the site has words for; others are left out. */
const perk = z.pipe(
  z.union([
    z.object({ type: z.enum(["WEEKLY_BONUS", "BIRTHDAY_BONUS"]), amount: positive }),
    z.object({ type: z.literal("REBATE"), rate: positive }),
    z.object({ type: z.literal("WITHDRAWALS"), count: wireCount }),
    z.object({ type: z.literal("HOST") }),
  ]),
  z.transform((wire): VipPerk => {
    if ("amount" in wire) return { kind: kinds[wire.type], amount: wire.amount };
    if ("rate" in wire) return { kind: "rebate", percent: wire.rate };
    return "count" in wire ? { kind: "withdrawals", count: wire.count } : { kind: "host" };
  }),
);

const level = z.pipe(
  z.object({
    labelName: z.string().check(z.minLength(1)),
    turnover: wireNumber.check(z.nonnegative()),
    perks: sideRows(perk),
  }),
  z.transform((wire): VipLevel => ({ name: wire.labelName, from: wire.turnover, perks: wire.perks })),
);

/** The VIP club as one member sees it; amounts in major units (decisions B2, W6). Levels with one missing would be another club. */
export const benefitsSchema = z.pipe(
  z.object({
    labelName: z.string().check(z.minLength(1)),
    turnover: wireNumber.check(z.nonnegative()),
    currency: z.string().check(z.length(3)),
    levels: z.array(level).check(z.minLength(1)),
  }),
  z.transform(
    (wire): VipClub => ({
      label: wire.labelName,
      turnover: wire.turnover,
      currency: wire.currency,
      levels: wire.levels.toSorted((a, b) => a.from - b.from),
    }),
  ),
);
