import type { BankCard, BankCards } from "@volado/domain/wallet";
import { defineKeyed, defineRead, noInput } from "../core/endpoint.ts";
import { passwordField } from "../schemas/mobile-fields.ts";
import { fourDigits, wireCount, wireId, wireRequiredText } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** Bank code: the first three digits of its CLABEs. */
const bankCodeField = z.string().check(z.regex(/^\d{3}$/));

const bank = z.object({ code: bankCodeField, name: wireRequiredText });

/** A card. Its number is reduced to kind and last four digits (docs/decisions/100). */
const bankCardSchema = z.object({
  id: wireId,
  bank,
  holder: wireRequiredText,
  kind: z.enum(["card", "clabe"]),
  lastDigits: fourDigits,
  addedAt: wireCount,
}) satisfies z.ZodMiniType<BankCard>;

/** A member's cards, the available banks, and the limit of cards. */
const bankCardsSchema = z.object({
  cards: rows(bankCardSchema),
  banks: rows(bank),
  limit: wireCount,
}) satisfies z.ZodMiniType<BankCards>;

/**
 * The member's bank cards, newest first, with the available banks and the limit of cards (Spec §7 "bank cards";
 * docs/decisions/100). Numbers are reduced to kind and last four digits. Refusal: `not_permitted` (403) for free
 * accounts.
 */
export const listBankCards = defineRead({
  id: "listBankCards",
  path: "/api/member/bank-cards",
  access: "session",
  ...noInput,
  response: bankCardsSchema,
});

export interface AddBankCardInput {
  readonly holder: string;
  readonly bankCode: string;
  /** Digits only: 16 for a card, 18 for a CLABE, in other countries as many as their accounts have. */
  readonly number: string;
  readonly paymentPassword: string;
}

/**
 * Add a bank card. Encrypted body. Returns the card as listed. Refusals: `payment_password_missing` (409),
 * `payment_password_wrong` (403), `too_many_attempts` (429 with Retry-After), `bank_card_taken` (409),
 * `bank_card_limit` (409), `invalid_input` (422) with issues, `not_permitted` (403).
 */
export const addBankCard = defineKeyed({
  id: "addBankCard",
  path: "/api/member/bank-cards",
  codec: "encrypted",
  request: z.object({
    holder: z.string().check(z.minLength(1), z.maxLength(128)),
    bankCode: bankCodeField,
    number: z.string().check(z.regex(/^\d{6,24}$/)),
    paymentPassword: passwordField,
  }),
  encode: (input: AddBankCardInput) => input,
  response: bankCardSchema,
});

export interface RemoveBankCardInput {
  readonly cardId: string;
  readonly paymentPassword: string;
}

/**
 * Remove a bank card. Pending withdrawals to it are still paid. Encrypted body. Refusals: `not_found` (404) for
 * another member's card or a removed one, and those of `addBankCard` about the payment password.
 */
export const removeBankCard = defineKeyed({
  id: "removeBankCard",
  path: "/api/member/bank-cards/remove",
  codec: "encrypted",
  request: z.object({ cardId: wireId, paymentPassword: passwordField }),
  encode: (input: RemoveBankCardInput) => input,
  response: z.unknown(),
});
