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
    ({ status, bankName, lastDigits, createdAt, ...wire }): Withdrawal => ({
      ...wire,
      state: status,
      bank: bankName,
      cardTail: lastDigits,
      requestedAt: createdAt,
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
  z.transform(
    ({
      minAmount,
      maxAmount,
      feePercent,
      feeMin,
      list,
      ...wire
    }): WithdrawalTerms & { readonly latest: readonly Withdrawal[] } => ({
      ...wire,
      minimum: minAmount,
      maximum: maxAmount,
      fee: { percent: feePercent, minimum: feeMin },
      latest: list,
    }),
  ),
);
