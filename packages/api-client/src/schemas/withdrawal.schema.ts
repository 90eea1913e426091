import { type Withdrawal, WithdrawalState, type WithdrawalTerms } from "@volado/domain";
import { wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireFlag, wireId, wireInstant } from "./primitives.ts";
import { rows } from "./rows.ts";
import { wireSome, wireWord } from "./words.ts";
import { z } from "./z.ts";

const state = wireWord({
  PENDING: WithdrawalState.Pending,
  PAID: WithdrawalState.Paid,
  REJECTED: WithdrawalState.Rejected,
});

/** A sum in a request: pesos and centavos, without sign. */
export const sumField = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/));

/** A sum as it travels. */
export const wireSum = (value: number): string => value.toFixed(2);

/** A withdrawal; amounts in major units (decisions W6). */
export const withdrawalSchema = z.pipe(
  z.object({
    id: wireId,
    status: state,
    amount: wirePositive,
    fee: wireAmount,
    bankName: wireSome,
    lastDigits: z.string().check(z.regex(/^\d{4}$/)),
    createdAt: wireCount,
    settledAt: wireInstant,
  }),
  z.transform(
    (wire): Withdrawal => ({
      id: wire.id,
      state: wire.status,
      amount: wire.amount,
      fee: wire.fee,
      bank: wire.bankName,
      cardTail: wire.lastDigits,
      requestedAt: wire.createdAt,
      settledAt: wire.settledAt,
    }),
  ),
);

/** What may be withdrawn now, and the latest withdrawals. */
export const withdrawalTermsSchema = z.pipe(
  z.object({
    currency: wireCurrency,
    available: wireAmount,
    rolloverLeft: wireAmount,
    minAmount: wireAmount,
    maxAmount: wireAmount,
    leftToday: wireAmount,
    freeLeft: wireCount,
    feePercent: wireAmount,
    feeMin: wireAmount,
    hasPaymentPassword: wireFlag,
    list: rows(withdrawalSchema),
  }),
  z.transform((wire): WithdrawalTerms & { readonly latest: readonly Withdrawal[] } => ({
    currency: wire.currency,
    available: wire.available,
    rolloverLeft: wire.rolloverLeft,
    minimum: wire.minAmount,
    maximum: wire.maxAmount,
    leftToday: wire.leftToday,
    freeLeft: wire.freeLeft,
    fee: { percent: wire.feePercent, minimum: wire.feeMin },
    hasPaymentPassword: wire.hasPaymentPassword,
    latest: wire.list,
  })),
);
