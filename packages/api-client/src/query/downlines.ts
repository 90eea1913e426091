import { mutationOptions } from "@tanstack/react-query";
import type { DownlineTerms } from "@volado/domain/agency";
import type { Client } from "../core/client.ts";
import {
  createInvitationLink,
  getInvitationLinks,
  type OpenAccountInput,
  openAccount,
  removeInvitationLink,
  type TransferInput,
  transferToDownlines,
} from "../endpoints/downlines.ts";
import { memberQueries } from "./member.ts";
import { personalQuery } from "./personal.ts";
import { recordQueries } from "./records.ts";
import * as StaleTime from "./stale-times.ts";
import { teamQueries } from "./team.ts";
import type { Keyed } from "./uploads.ts";
import { withdrawalQueries } from "./withdrawals.ts";

/** An invitation link to create. */
export interface LinkOrder extends DownlineTerms, Keyed {}
/** An invitation link to remove. */
export interface LinkRemoval extends Keyed {
  readonly code: string;
}
/** An account to open. */
export interface AccountOrder extends OpenAccountInput, Keyed {}
/** A transfer to make. */
export interface TransferOrder extends TransferInput, Keyed {}

/** How members join below an agent. Disabled without an identity. */
export const downlineQueries = {
  /** The agent's links and own rebate. */
  links: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      getInvitationLinks,
      [...teamQueries.root, identity, "links"],
      StaleTime.TeamCounts,
    ),
};

const inline = { invalidates: [teamQueries.root], inline: true };

/** An agent's actions for downlines. Passwords are not cached. */
export const downlineMutations = {
  createLink: (client: Client) =>
    mutationOptions({
      mutationKey: [...teamQueries.root, "create-link"],
      mutationFn: ({ idempotencyKey, ...input }: LinkOrder) =>
        client.call(createInvitationLink, input, { idempotencyKey }),
      meta: inline,
    }),

  removeLink: (client: Client) =>
    mutationOptions({
      mutationKey: [...teamQueries.root, "remove-link"],
      mutationFn: ({ idempotencyKey, ...input }: LinkRemoval) =>
        client.call(removeInvitationLink, input, { idempotencyKey }),
      meta: inline,
    }),

  openAccount: (client: Client) =>
    mutationOptions({
      mutationKey: [...teamQueries.root, "open-account"],
      mutationFn: ({ idempotencyKey, ...input }: AccountOrder) =>
        client.call(openAccount, input, { idempotencyKey }),
      gcTime: 0,
      meta: inline,
    }),

  transfer: (client: Client) =>
    mutationOptions({
      mutationKey: [...teamQueries.root, "transfer"],
      mutationFn: ({ idempotencyKey, ...input }: TransferOrder) =>
        client.call(transferToDownlines, input, { idempotencyKey }),
      gcTime: 0,
      meta: {
        invalidates: [teamQueries.root, memberQueries.root, recordQueries.root, withdrawalQueries.root],
        inline: true,
      },
    }),
};
