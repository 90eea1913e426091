import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  getWithdrawalTerms,
  type RequestWithdrawalInput,
  requestWithdrawal,
} from "../endpoints/withdrawals.ts";
import { memberQueries } from "./member.ts";
import { recordQueries } from "./records.ts";
import * as StaleTime from "./stale-times.ts";

/** A withdrawal, and the key under which it is the same one however often it is sent. */
export interface WithdrawalRequest extends RequestWithdrawalInput {
  readonly idempotencyKey: string;
}

/** What the member may withdraw. Without an identity it waits. */
export const withdrawalQueries = {
  root: ["withdrawals"] as const,

  /** Terms and the latest withdrawals. */
  terms: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...withdrawalQueries.root, identity, "terms"] as const,
      queryFn: ({ signal }) => client.call(getWithdrawalTerms, undefined, { signal }),
      staleTime: StaleTime.Withdrawals,
      enabled: identity !== undefined,
    }),
};

/** Withdrawing; no password stays in the cache. */
export const withdrawalMutations = {
  request: (client: Client) =>
    mutationOptions({
      mutationKey: [...withdrawalQueries.root, "request"],
      mutationFn: ({ idempotencyKey, ...input }: WithdrawalRequest) =>
        client.call(requestWithdrawal, input, { idempotencyKey }),
      gcTime: 0,
      meta: { invalidates: [withdrawalQueries.root, memberQueries.root, recordQueries.root], inline: true },
    }),
};
