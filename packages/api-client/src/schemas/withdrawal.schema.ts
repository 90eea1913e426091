import { decimalOf, type Money } from "@volado/domain/money";
import {
  type ActiveBonus,
  type Withdrawal,
  WithdrawalState,
  type WithdrawalTerms,
  withdrawalReasons,
} from "@volado/domain/wallet";
import { moneyIn, wireAmount, wireCurrency, wirePositive, wireShare } from "./amounts.ts";
import {
  fourDigits,
  wireCount,
  wireFlag,
  wireId,
  wireInstant,
  wireKnown,
  wireRequiredText,
} from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** An amount in a request: pesos and centavos, unsigned. */
export const sumField = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/));

export const wireSum = ({ centavos }: Money): string => decimalOf(centavos);

/** A withdrawal; amounts in major units (decisions W6). */
export const withdrawalSchema = z.pipe(
  z.object({
    id: wireId,
    state: z.enum(WithdrawalState),
    currency: wireCurrency,
    amount: wirePositive,
    fee: wireAmount,
    bank: wireRequiredText,
    cardTail: fourDigits,
    requestedAt: wireCount,
    settledAt: wireInstant,
    reason: wireKnown(withdrawalReasons),
  }),
  z.transform(({ currency, ...wire }): Withdrawal => {
    const money = moneyIn(currency);
    return { ...wire, amount: money(wire.amount), fee: money(wire.fee) };
  }),
);

/** An active bonus, in the response's currency. */
export const activeBonusSchema = z.object({
  id: wireId,
  title: wireRequiredText,
  remaining: wireAmount,
  wagered: wireAmount,
  wager: wireAmount,
  inBets: wireAmount,
});

/** Converts the amounts of an active bonus; undefined without one. */
export const activeBonusIn = (
  bonus: z.infer<typeof activeBonusSchema> | null,
  money: ReturnType<typeof moneyIn>,
): ActiveBonus | undefined =>
  bonus === null
    ? undefined
    : {
        ...bonus,
        remaining: money(bonus.remaining),
        wagered: money(bonus.wagered),
        wager: money(bonus.wager),
        inBets: money(bonus.inBets),
      };

export const withdrawalTermsSchema = z.pipe(
  z.object({
    currency: wireCurrency,
    available: wireAmount,
    bonus: z.nullable(activeBonusSchema),
    minimum: wireAmount,
    maximum: wireAmount,
    leftToday: wireAmount,
    timesLeft: wireCount,
    freeLeft: wireCount,
    fee: z.object({ percent: wireShare, minimum: wireAmount }),
    reviewHours: wireCount,
    hasPaymentPassword: wireFlag,
    latest: rows(withdrawalSchema),
  }),
  z.transform(({ currency, ...wire }): WithdrawalTerms & { readonly latest: readonly Withdrawal[] } => {
    const money = moneyIn(currency);
    return {
      ...wire,
      available: money(wire.available),
      bonus: activeBonusIn(wire.bonus, money),
      minimum: money(wire.minimum),
      maximum: money(wire.maximum),
      leftToday: money(wire.leftToday),
      fee: { ...wire.fee, minimum: money(wire.fee.minimum) },
    };
  }),
);

/** The bonus money that was given up. */
export const givenUpSchema = z.pipe(
  z.object({ amount: wireAmount, currency: wireCurrency }),
  z.transform(({ amount, currency }) => ({ amount: moneyIn(currency)(amount) })),
);

/** The amount of a withdrawal or transfer that was carried out; null if it wasn't. */
export const orderOutcomeSchema = z.pipe(
  z.object({ currency: wireCurrency, amount: z.nullable(wireAmount) }),
  z.transform(({ currency, amount }): { readonly amount: Money | undefined } => ({
    amount: amount === null ? undefined : moneyIn(currency)(amount),
  })),
);
