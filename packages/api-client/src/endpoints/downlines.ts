import { type DownlineTerms, TRANSFER_MAX_MEMBERS } from "@volado/domain/agency";
import type { Money } from "@volado/domain/money";
import { defineKeyed, defineRead, noInput } from "../core/endpoint.ts";
import { passwordField } from "../schemas/mobile-fields.ts";
import { wireId, wireRequiredText } from "../schemas/primitives.ts";
import {
  downlineTerms,
  invitationLinkSchema,
  invitationLinksSchema,
  transferSchema,
} from "../schemas/team.schema.ts";
import { sumField, wireSum } from "../schemas/withdrawal.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * The agent's invitation links and own rebate, the upper limit for downlines (Spec §2 "open account";
 * docs/decisions/119). Refusals of all calls here: `not_permitted` (403) for everyone but agents,
 * `insufficient_permission` (403) while the feature is off.
 */
export const getInvitationLinks = defineRead({
  id: "getInvitationLinks",
  path: "/api/agent/links",
  access: "session",
  ...noInput,
  response: invitationLinksSchema,
});

/**
 * Create an invitation link. Refusals: `invalid_input` (422) for a rebate above the agent's own, `conflict` (409)
 * at the limit of links.
 */
export const createInvitationLink = defineKeyed({
  id: "createInvitationLink",
  path: "/api/agent/links",
  request: z.object(downlineTerms),
  encode: (input: DownlineTerms) => input,
  response: invitationLinkSchema,
});

/** Remove a link. Members who joined by it stay. Returns the remaining links. Refusal: `not_found` (404). */
export const removeInvitationLink = defineKeyed({
  id: "removeInvitationLink",
  path: "/api/agent/links/remove",
  request: z.object({ code: wireRequiredText }),
  encode: (input: { readonly code: string }) => input,
  response: invitationLinksSchema,
});

export interface OpenAccountInput extends DownlineTerms {
  readonly username: string;
  readonly password: string;
}

/**
 * Open an account directly below the agent, which can log in at once. Encrypted body. Refusals: `username_taken`
 * (409), `password_common` and `password_is_username` (422, if nothing else is wrong), `invalid_input` (422) for a name or
 * password that breaks the merchant's rules or a rebate above the agent's own.
 */
export const openAccount = defineKeyed({
  id: "openAccount",
  path: "/api/agent/accounts",
  codec: "encrypted",
  request: z.object({ ...downlineTerms, username: wireRequiredText, password: passwordField }),
  encode: (input: OpenAccountInput) => input,
  response: z.object({ id: wireId, name: wireRequiredText }),
});

export interface TransferInput {
  /** Downlines at any level, each once. */
  readonly memberIds: readonly string[];
  /** Amount for each of them. */
  readonly amount: Money;
  readonly paymentPassword: string;
}

/**
 * Transfer the same amount to several downlines, all or none (Spec §2 "AGENTRANSMULTDOWN3"). Encrypted body.
 * Refusals: those of `requestWithdrawal` about the payment password, `not_permitted` (403) for a member outside
 * the agent's tree, `insufficient_balance` (409), `invalid_input` (422) for an
 * amount outside the limits.
 */
export const transferToDownlines = defineKeyed({
  id: "transferToDownlines",
  path: "/api/agent/transfers",
  codec: "encrypted",
  request: z.object({
    memberIds: z.array(wireId).check(z.minLength(1), z.maxLength(TRANSFER_MAX_MEMBERS)),
    amount: sumField,
    paymentPassword: passwordField,
  }),
  encode: (input: TransferInput) => ({
    ...input,
    memberIds: [...input.memberIds],
    amount: wireSum(input.amount),
  }),
  response: transferSchema,
});
