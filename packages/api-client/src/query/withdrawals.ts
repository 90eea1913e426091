import type { Client } from "../core/client.ts";
import {
  getWithdrawalTerms,
  giveUpBonus,
  type RequestWithdrawalInput,
  requestWithdrawal,
} from "../endpoints/withdrawals.ts";
import { depositQueries } from "./deposits.ts";
import { memberQueries } from "./member.ts";
import { type Keyed, keyedMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import { recordQueries } from "./records.ts";
import * as StaleTime from "./stale-times.ts";

/** A withdrawal with its idempotency key. */
export type WithdrawalRequest = RequestWithdrawalInput & Keyed;

/** The member's withdrawals. Disabled without an identity. */
export const withdrawalQueries = {
  root: ["withdrawals"] as const,

  terms: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getWithdrawalTerms, {
      queryKey: [...withdrawalQueries.root, identity, "terms"],
      staleTime: StaleTime.Withdrawals,
    }),
};

/** Both writes may end a bonus, which the deposit page shows too. A function, because chunks may import each other. */
const changed = () => [withdrawalQueries.root, memberQueries.root, recordQueries.root, depositQueries.root];

/** Passwords are not cached. */
export const withdrawalMutations = {
  request: (client: Client) =>
    keyedMutation(client, requestWithdrawal, {
      mutationKey: [...withdrawalQueries.root, "request"],
      gcTime: 0,
      meta: { invalidates: changed(), inline: true },
    }),

  giveUpBonus: (client: Client) =>
    keyedMutation(client, giveUpBonus, {
      mutationKey: [...withdrawalQueries.root, "giveUpBonus"],
      meta: { invalidates: changed(), inline: true },
    }),
};
