import { type Withdrawal, WithdrawalState, type WithdrawalTerms } from "@volado/domain/wallet";
import { wireAmount, wireCurrency, wirePositive } from "./amounts.ts";
import { wireCount, wireFlag, wireId, wireInstant } from "./primitives.ts";
import { rows } from "./rows.ts";
import { fourDigits, wireSome } from "./words.ts";
import { z } from "./z.ts";

/** A sum in a request: pesos and centavos, without sign. */
export const sumField = z.string().check(z.regex(/^\d{1,9}\.\d{2}$/));

/** A sum as it travels. */
export const wireSum = (value: number): string => value.toFixed(2);

/** A withdrawal; amounts in major units (decisions W6). */
export const withdrawalSchema = z.object({
  id: wireId,
  state: z.enum(WithdrawalState),
  amount: wirePositive,
  fee: wireAmount,
  bank: wireSome,
  cardTail: fourDigits,
  requestedAt: wireCount,
  settledAt: wireInstant,
}) satisfies z.ZodMiniType<Withdrawal>;

/** What may be withdrawn now, and the latest withdrawals. */
export const withdrawalTermsSchema = z.object({
  currency: wireCurrency,
  available: wireAmount,
  rolloverLeft: wireAmount,
  minimum: wireAmount,
  maximum: wireAmount,
  leftToday: wireAmount,
  freeLeft: wireCount,
  fee: z.object({ percent: wireAmount, minimum: wireAmount }),
  hasPaymentPassword: wireFlag,
  latest: rows(withdrawalSchema),
}) satisfies z.ZodMiniType<WithdrawalTerms>;
