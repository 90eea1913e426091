import { isApiError, messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";

/**
 * Refusals about payment passwords, bank cards and money of a bonus. They are told on a few pages only, so
 * they stand here and not with the codes that every page can meet.
 */
const texts = {
  payment_password_missing: "errors.paymentPasswordMissing",
  payment_password_wrong: "errors.paymentPasswordWrong",
  payment_password_same: "errors.paymentPasswordSame",
  rollover_left: "downlines.transfer.rolloverLeft",
  bank_card_taken: "errors.bankCardTaken",
  bank_card_limit: "errors.bankCardLimit",
} as const;

/**
 * The text of a failure, those of payment passwords, bank cards and bonus money included (texts of the parts
 * "security" and "downlines").
 */
export type RefusalKey = MessageKey | (typeof texts)[keyof typeof texts];

const isOurs = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** What a failed call says to the player. */
export const refusalKeyOf = (error: unknown): RefusalKey =>
  isApiError(error) && error.kind === "rejected" && isOurs(error.code)
    ? texts[error.code]
    : messageKeyOf(error);
