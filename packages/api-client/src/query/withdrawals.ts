import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  type GetOrderOutcomeInput,
  getOrderOutcome,
  getWithdrawalTerms,
  type RequestWithdrawalInput,
  requestWithdrawal,
} from "../endpoints/withdrawals.ts";
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

  /** Whether an order was carried out. Not cached: the same order may be sent again. */
  outcome: (client: Client, identity: string | undefined, { call, key }: GetOrderOutcomeInput) =>
    queryOptions({
      queryKey: [...withdrawalQueries.root, identity, "outcome", { call, key }] as const,
      queryFn: ({ queryKey: [, , , order], signal }) => client.call(getOrderOutcome, order, { signal }),
      staleTime: StaleTime.Withdrawals,
      gcTime: 0,
      enabled: identity !== undefined,
    }),
};

/** Passwords are not cached. */
export const withdrawalMutations = {
  request: (client: Client) =>
    keyedMutation(client, requestWithdrawal, {
      mutationKey: [...withdrawalQueries.root, "request"],
      gcTime: 0,
      meta: { invalidates: [withdrawalQueries.root, memberQueries.root, recordQueries.root], inline: true },
    }),
};
