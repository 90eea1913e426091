import type { VipClub, VipPerk } from "@volado/domain/member";
import { moneyIn, wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireNumber, wireRequiredText } from "./primitives.ts";
import { sideRows } from "./rows.ts";
import { z } from "./z.ts";

/** A perk of a known kind; others are dropped. */
const perk = z.union([
  z.object({ kind: z.enum(["weekly-bonus", "birthday-bonus"]), amount: wirePositive }),
  z.object({ kind: z.literal("rebate"), percent: wireNumber.check(z.positive()) }),
  z.object({ kind: z.literal("withdrawals"), count: wireCount, free: wireCount }),
]);

/** A payment of a known perk; others are dropped. `at` is epoch milliseconds. */
const payment = z.object({
  kind: z.enum(["weekly-bonus", "birthday-bonus", "rebate"]),
  amount: wireAmount,
  at: wireCount,
});

const level = z.object({ name: wireRequiredText, from: wireAmount, perks: sideRows(perk) });

/**
 * The VIP club as a member sees it; amounts in major units (decisions B2, W6).
 */
export const benefitsSchema = z.pipe(
  z.object({
    label: wireRequiredText,
    turnover: wireAmount,
    currency: wireCurrency,
    // Strict: without one of the levels, the others would be wrong.
    levels: z.array(level).check(
      z.minLength(1),
      z.overwrite((levels) => levels.toSorted((a, b) => a.from - b.from)),
    ),
    paid: sideRows(payment),
    coming: sideRows(payment),
  }),
  z.transform(({ label, turnover, currency, levels, paid, coming }): VipClub => {
    const money = moneyIn(currency);
    const inMoney = (row: z.output<typeof payment>) => ({ ...row, amount: money(row.amount) });
    return {
      label,
      turnover: money(turnover),
      levels: levels.map(({ name, from, perks }) => ({
        name,
        from: money(from),
        perks: perks.map(
          (perk): VipPerk => ("amount" in perk ? { ...perk, amount: money(perk.amount) } : perk),
        ),
      })),
      paid: paid.map(inMoney),
      coming: coming.map(inMoney),
    };
  }),
);
