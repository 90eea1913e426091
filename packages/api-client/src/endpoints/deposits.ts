import { decimalOf, type Money } from "@volado/domain/money";
import { defineKeyed, defineRead, noInput } from "../core/endpoint.ts";
import { depositListSchema, depositOptionsSchema, depositSchema } from "../schemas/deposit.schema.ts";
import { encodePictures, pictureFields, wireRemark } from "../schemas/picture-fields.ts";
import { wireId, wireNumber, wireText } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/**
 * Deposit methods with their limits, available bonuses, and the active bonus (Spec §7
 * "deposit … endpoints exist"; docs/decisions/102). Refusal: `not_permitted` (403) for free accounts (Spec §6).
 */
export const getDepositOptions = defineRead({
  id: "getDepositOptions",
  path: "/api/deposits/options",
  access: "session",
  ...noInput,
  response: depositOptionsSchema,
});

/** The member's latest deposits, newest first, at most 20. Refusal: `not_permitted` (403). */
export const listDeposits = defineRead({
  id: "listDeposits",
  path: "/api/deposits",
  access: "session",
  ...noInput,
  response: depositListSchema,
});

export interface GetDepositInput {
  readonly depositId: string;
}

/** One deposit. Refusals: `not_found` (404) for another member's, `not_permitted` (403). */
export const getDeposit = defineRead({
  id: "getDeposit",
  path: "/api/deposits/one",
  access: "session",
  request: z.object({ depositId: wireId }),
  encode: (input: GetDepositInput) => input,
  response: depositSchema,
});

export interface CreateDepositInput {
  readonly methodId: string;
  readonly amount: Money;
  readonly bonusId: string | undefined;
}

/**
 * Create a deposit. Returns what to pay, where and by when; no money moves until it is paid. Refusals:
 * `invalid_input` (422) for an amount outside the method's limits, an unknown method or bonus, or a bonus while another
 * is active or promised by an unpaid deposit,
 * `too_many_requests` (429) for too many pending deposits, `not_permitted` (403).
 */
export const createDeposit = defineKeyed({
  id: "createDeposit",
  path: "/api/deposits",
  request: z.object({ methodId: wireId, amount: wireNumber.check(z.positive()), bonusId: wireText }),
  encode: ({ amount, ...input }: CreateDepositInput) => ({
    ...input,
    amount: Number(decimalOf(amount.centavos)),
  }),
  response: depositSchema,
});

/** Proof of a transfer. */
export interface SendDepositReceiptInput {
  readonly depositId: string;
  /** At most 140 characters; may be empty. */
  readonly remark: string;
  /** One to three pictures, png or jpg, at most 5 MB each. */
  readonly pictures: readonly File[];
}

/**
 * Submit pictures of the bank's receipt for a transfer (Spec §5). The deposit is then in review. Refusals:
 * `invalid_input` (422) for a file that is not a PNG or JPEG, `invalid_input` (413) for a file that is too large,
 * `upload_quota` (429) for too many pictures in a day, `conflict` (409) if the deposit is no longer pending,
 * `not_found` (404), `not_permitted` (403).
 */
export const sendDepositReceipt = defineKeyed({
  id: "sendDepositReceipt",
  path: "/api/deposits/receipt",
  codec: "multipart",
  request: z
    .object({ depositId: wireId, remark: wireRemark, ...pictureFields })
    .check(z.refine(({ picture1 }) => picture1 !== undefined, { path: ["picture1"] })),
  encode: ({ pictures, ...input }: SendDepositReceiptInput) => ({ ...input, ...encodePictures(pictures) }),
  response: depositSchema,
});

/**
 * Cancel an unpaid deposit, which is then no longer pending. Money that arrives for it is still credited. Refusals:
 * `conflict` (409) if the deposit is no longer unpaid, `not_found` (404), `not_permitted` (403).
 */
export const cancelDeposit = defineKeyed({
  id: "cancelDeposit",
  path: "/api/deposits/cancel",
  request: z.object({ depositId: wireId }),
  encode: (input: GetDepositInput) => input,
  response: depositSchema,
});
