import {
  type Deposit,
  DepositKind,
  type DepositOptions,
  DepositState,
  depositReasons,
} from "@volado/domain/wallet";
import { moneyIn, wireAmount, wireCurrency, wireShare } from "./amounts.ts";
import { wireCount, wireFlag, wireId, wireInstant, wireKnown, wireRequiredText } from "./primitives.ts";
import { rows, sideRows } from "./rows.ts";
import { activeBonusIn, activeBonusSchema } from "./withdrawal.schema.ts";
import { z } from "./z.ts";

// The wire format is our own and uses the domain's names (docs/decisions/001).

const kind = z.enum(DepositKind);

const shop = z.optional(z.object({ name: wireRequiredText, fee: wireAmount }));

const method = z.object({
  id: wireId,
  kind,
  name: wireRequiredText,
  min: wireAmount,
  max: wireAmount,
  quickAmounts: sideRows(wireAmount),
  shop,
});

const bonus = z.object({
  id: wireId,
  title: wireRequiredText,
  percent: wireShare,
  minDeposit: wireAmount,
  maxBonus: wireAmount,
  rollover: wireShare,
});

/** Options of the deposit page. Invalid methods and bonuses are dropped (decisions B2, W6). */
export const depositOptionsSchema = z.pipe(
  z.object({
    methods: rows(method),
    bonuses: sideRows(bonus),
    currency: wireCurrency,
    bonus: z.nullable(activeBonusSchema),
    bonusWaiting: wireFlag,
  }),
  z.transform(({ currency, methods, bonuses, bonus: active, bonusWaiting }): DepositOptions => {
    const money = moneyIn(currency);
    return {
      methods: methods.map(({ min, max, quickAmounts, shop, ...rest }) => ({
        ...rest,
        shop: shop && { ...shop, fee: money(shop.fee) },
        min: money(min),
        max: money(max),
        quickAmounts: quickAmounts.map(money),
      })),
      bonuses: bonuses.map(({ minDeposit, maxBonus, ...rest }) => ({
        ...rest,
        minDeposit: money(minDeposit),
        maxBonus: money(maxBonus),
      })),
      bonus: activeBonusIn(active, money),
      bonusWaiting,
    };
  }),
);

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
    bonusLost: wireFlag,
    reference: wireRequiredText,
    payTo: z.optional(
      z.object({
        bank: wireRequiredText,
        holder: wireRequiredText,
        account: z.string().check(z.regex(/^\d{8,20}$/)),
      }),
    ),
    shop,
    // The page navigates to it, so only http(s) URLs and paths of its own origin are allowed.
    payUrl: z.optional(z.string().check(z.regex(/^(?:https?:\/\/|\/(?![/\\])\P{Cc}*$)/u))),
    createdAt: wireCount,
    payBefore: wireCount,
    settledAt: wireInstant,
    reason: wireKnown(depositReasons),
  }),
  z.transform(({ currency, ...wire }): Deposit => {
    const money = moneyIn(currency);
    return {
      ...wire,
      amount: money(wire.amount),
      bonus: money(wire.bonus),
      wager: money(wire.wager),
      shop: wire.shop && { ...wire.shop, fee: money(wire.shop.fee) },
    };
  }),
);

/** Deposits, newest first. */
export const depositListSchema = rows(depositSchema);
