import type { Client } from "../core/client.ts";
import {
  createInvitationLink,
  getInvitationLinks,
  openAccount,
  removeInvitationLink,
  type TransferInput,
  transferToDownlines,
} from "../endpoints/downlines.ts";
import { memberQueries } from "./member.ts";
import { type Keyed, keyedMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import { recordQueries } from "./records.ts";
import * as StaleTime from "./stale-times.ts";
import { teamQueries } from "./team.ts";
import { withdrawalQueries } from "./withdrawals.ts";

export interface TransferOrder extends TransferInput, Keyed {}

/** How members join below an agent. Disabled without an identity. */
export const downlineQueries = {
  /** The agent's links and own rebate. */
  links: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getInvitationLinks, {
      queryKey: [...teamQueries.root, identity, "links"],
      staleTime: StaleTime.TeamCounts,
    }),
};

const inline = { invalidates: [teamQueries.root], inline: true };

/** An agent's actions for downlines. Passwords are not cached. */
export const downlineMutations = {
  createLink: (client: Client) =>
    keyedMutation(client, createInvitationLink, {
      mutationKey: [...teamQueries.root, "create-link"],
      meta: inline,
    }),

  removeLink: (client: Client) =>
    keyedMutation(client, removeInvitationLink, {
      mutationKey: [...teamQueries.root, "remove-link"],
      meta: inline,
    }),

  openAccount: (client: Client) =>
    keyedMutation(client, openAccount, {
      mutationKey: [...teamQueries.root, "open-account"],
      gcTime: 0,
      meta: inline,
    }),

  transfer: (client: Client) =>
    keyedMutation(client, transferToDownlines, {
      mutationKey: [...teamQueries.root, "transfer"],
      gcTime: 0,
      meta: {
        invalidates: [teamQueries.root, memberQueries.root, recordQueries.root, withdrawalQueries.root],
        inline: true,
      },
    }),
};
