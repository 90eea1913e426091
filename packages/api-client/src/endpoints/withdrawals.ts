import type { Money } from "@volado/domain/money";
import { defineKeyed, defineRead, noInput } from "../core/endpoint.ts";
import { passwordField } from "../schemas/mobile-fields.ts";
import { wireFlag, wireId, wireRequiredText } from "../schemas/primitives.ts";
import {
  givenUpSchema,
  orderOutcomeSchema,
  sumField,
  wireSum,
  withdrawalSchema,
  withdrawalTermsSchema,
} from "../schemas/withdrawal.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * Withdrawal terms (withdrawable money, limits, fee, active bonus) and the latest withdrawals, newest first (Spec §2
 * /m/withdraw, §7 "withdraw"; docs/decisions/102). Refusal: `not_permitted` (403) for free accounts.
 */
export const getWithdrawalTerms = defineRead({
  id: "getWithdrawalTerms",
  path: "/api/member/withdrawals",
  access: "session",
  ...noInput,
  response: withdrawalTermsSchema,
});

/** A withdrawal as the member confirmed it. */
export interface RequestWithdrawalInput {
  /** One of the member's bank cards. */
  readonly cardId: string;
  /** Amount that reaches the bank. */
  readonly amount: Money;
  /** The fee that the member agreed to. */
  readonly fee: Money;
  readonly paymentPassword: string;
  /** The member agreed to lose the active bonus; false without one. */
  readonly givesUpBonus: boolean;
}

/**
 * Withdraw to a bank card; gives up an active bonus. Amount and fee leave the wallet at once; the withdrawal is then pending until it is
 * paid or rejected, and can't be cancelled. Encrypted body. Refusals: `payment_password_missing` (409),
 * `payment_password_wrong` (403), `too_many_attempts` (429 with Retry-After), `not_found` (404) for another
 * member's card, `withdrawal_limit` (422), `insufficient_balance` (409), `conflict` (409) if the
 * fee has changed or a bonus is active that the member hasn't agreed to lose, `not_permitted` (403) for free accounts.
 */
export const requestWithdrawal = defineKeyed({
  id: "requestWithdrawal",
  path: "/api/member/withdrawals",
  codec: "encrypted",
  request: z.object({
    cardId: wireId,
    amount: sumField,
    fee: sumField,
    paymentPassword: passwordField,
    givesUpBonus: wireFlag,
  }),
  encode: (input: RequestWithdrawalInput) => ({
    ...input,
    amount: wireSum(input.amount),
    fee: wireSum(input.fee),
  }),
  response: withdrawalSchema,
});

export interface GiveUpBonusInput {
  readonly bonusId: string;
}

/**
 * Give up the active bonus: its bonus money leaves the wallet, real money stays. Responds with the bonus money that was
 * given up. Refusals: `not_found` (404) when that bonus is not active, `not_permitted` (403).
 */
export const giveUpBonus = defineKeyed({
  id: "giveUpBonus",
  path: "/api/member/bonus/give-up",
  request: z.object({ bonusId: wireId }),
  encode: (input: GiveUpBonusInput) => input,
  response: givenUpSchema,
});

/** A withdrawal or transfer, by the id of its call and its idempotency key. */
export interface GetOrderOutcomeInput {
  readonly call: "requestWithdrawal" | "transferToDownlines";
  readonly key: string;
}

/**
 * Whether a withdrawal or transfer whose response was lost was carried out: its amount, or none if it wasn't. The
 * response waits for one that is under way. Refusal: `not_permitted` (403) for free accounts.
 */
export const getOrderOutcome = defineRead({
  id: "getOrderOutcome",
  path: "/api/member/orders/outcome",
  access: "session",
  request: z.object({ call: z.literal(["requestWithdrawal", "transferToDownlines"]), key: wireRequiredText }),
  encode: (input: GetOrderOutcomeInput) => input,
  response: orderOutcomeSchema,
});
