import { type Deposit, DepositKind, type DepositOptions, DepositState } from "@volado/domain/wallet";
import { moneyIn, wireAmount, wireCurrency, wireShare } from "./amounts.ts";
import { wireCount, wireId, wireInstant, wireRequiredText } from "./primitives.ts";
import { rows, sideRows } from "./rows.ts";
import { z } from "./z.ts";

// The format is our own (docs/decisions/001): it speaks the domain's words.

const kind = z.enum(DepositKind);

const method = z.object({
  id: wireId,
  kind,
  name: wireRequiredText,
  min: wireAmount,
  max: wireAmount,
  quickAmounts: sideRows(wireAmount),
});

const bonus = z.object({
  id: wireId,
  title: wireRequiredText,
  percent: wireShare,
  minDeposit: wireAmount,
  maxBonus: wireAmount,
  rollover: wireShare,
});

/** What the deposit page offers; a method or bonus that can't be read whole is left out (decisions B2, W6). */
export const depositOptionsSchema = z.pipe(
  z.object({
    methods: rows(method),
    bonuses: sideRows(bonus),
    currency: wireCurrency,
    wagerLeft: wireAmount,
  }),
  z.transform(({ currency, methods, bonuses, wagerLeft }): DepositOptions => {
    const money = moneyIn(currency);
    return {
      methods: methods.map(({ min, max, quickAmounts, ...rest }) => ({
        ...rest,
        min: money(min),
        max: money(max),
        quickAmounts: quickAmounts.map(money),
      })),
      bonuses: bonuses.map(({ minDeposit, maxBonus, ...rest }) => ({
        ...rest,
        minDeposit: money(minDeposit),
        maxBonus: money(maxBonus),
      })),
      wagerLeft: money(wagerLeft),
    };
  }),
);

/** One deposit: money that is on its way stands whole or not at all. */
export const depositSchema = z.pipe(
  z.object({
    id: wireId,
    kind,
    methodName: wireRequiredText,
    state: z.enum(DepositState),
    amount: wireAmount,
    currency: wireCurrency,
    bonus: wireAmount,
    wager: wireAmount,
    reference: wireRequiredText,
    payTo: z.optional(
      z.object({
        bank: wireRequiredText,
        holder: wireRequiredText,
        account: z.string().check(z.regex(/^\d{18}$/)),
      }),
    ),
    // Followed by the whole page: nothing but a web address, or a path of the page's own origin.
    payUrl: z.optional(z.string().check(z.regex(/^(?:https?:\/\/|\/(?![/\\])\P{Cc}*$)/u))),
    createdAt: wireCount,
    payBefore: wireCount,
    settledAt: wireInstant,
  }),
  z.transform(({ currency, ...wire }): Deposit => {
    const money = moneyIn(currency);
    return { ...wire, amount: money(wire.amount), bonus: money(wire.bonus), wager: money(wire.wager) };
  }),
);

/** Deposits, the newest first. */
export const depositListSchema = rows(depositSchema);
