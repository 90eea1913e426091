import { type DownlineTerms, TRANSFER_MAX_MEMBERS } from "@volado/domain/agency";
import type { Money } from "@volado/domain/money";
import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { passwordField } from "../schemas/mobile-fields.ts";
import { noInput } from "../schemas/no-input.ts";
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
 * The agent's invitation links and own rebate, above which nobody is given any (Spec §2 "open account";
 * docs/decisions/119). Refusals, as of all calls here: `not_permitted` (403) for everybody but agents,
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
 * Make a link. Refusals: `invalid_input` (422) for a rebate above the agent's own, `conflict` (409) with as
 * many links as there may be.
 */
export const createInvitationLink = defineKeyed({
  id: "createInvitationLink",
  path: "/api/agent/links",
  request: z.object(downlineTerms),
  encode: (input: DownlineTerms) => input,
  response: invitationLinkSchema,
});

/** Take a link back; who came by it stays. Answers the links that are left. Refusal: `not_found` (404). */
export const removeInvitationLink = defineKeyed({
  id: "removeInvitationLink",
  path: "/api/agent/links/remove",
  request: z.object({ code: wireRequiredText }),
  encode: (input: { readonly code: string }) => input,
  response: invitationLinksSchema,
});

/** An account that an agent opens. */
export interface OpenAccountInput extends DownlineTerms {
  readonly username: string;
  readonly password: string;
}

/**
 * Open an account right below the agent, which can log in at once. Encrypted body. Refusals: `username_taken`
 * (409), `invalid_input` (422) for names and passwords outside the merchant's rules and a rebate above the
 * agent's own.
 */
export const openAccount = defineKeyed({
  id: "openAccount",
  path: "/api/agent/accounts",
  codec: "encrypted",
  request: z.object({ ...downlineTerms, username: wireRequiredText, password: passwordField }),
  encode: (input: OpenAccountInput) => input,
  response: z.object({ id: wireId, name: wireRequiredText }),
});

/** Money for downlines. */
export interface TransferInput {
  /** Downlines at any level, each once. */
  readonly memberIds: readonly string[];
  /** What each of them gets. */
  readonly amount: Money;
  readonly paymentPassword: string;
}

/**
 * Send the same amount to each of some downlines, all or none (Spec §2 "AGENTRANSMULTDOWN3"). Encrypted body.
 * Refusals: those of the payment password as of `requestWithdrawal`, `not_permitted` (403) for anybody
 * outside the agent's tree, `insufficient_balance` (409), `rollover_left` (409), `invalid_input` (422) for an
 * amount outside the bounds.
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
