import { mutationOptions, queryOptions } from "@tanstack/react-query";
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
import { recordQueries } from "./records.ts";
import * as StaleTime from "./stale-times.ts";
import { teamQueries } from "./team.ts";
import { withdrawalQueries } from "./withdrawals.ts";

/** The key under which a write is the same one however often it is sent. */
interface Keyed {
  readonly idempotencyKey: string;
}

/** A link to be made. */
export interface LinkOrder extends DownlineTerms, Keyed {}
/** A link to be taken back. */
export interface LinkRemoval extends Keyed {
  readonly code: string;
}
/** An account to be opened. */
export interface AccountOrder extends OpenAccountInput, Keyed {}
/** Money to be sent. */
export interface TransferOrder extends TransferInput, Keyed {}

/** Queries about how members join below an agent. Without an identity they wait. */
export const downlineQueries = {
  /** The agent's links and own rebate. */
  links: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...teamQueries.root, identity, "links"] as const,
      queryFn: ({ signal }) => client.call(getInvitationLinks, undefined, { signal }),
      staleTime: StaleTime.TeamCounts,
      enabled: identity !== undefined,
    }),
};

const inline = { invalidates: [teamQueries.root], inline: true };

/** What an agent does for downlines; no password stays in the cache. */
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
