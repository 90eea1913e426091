import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  getWithdrawalTerms,
  type RequestWithdrawalInput,
  requestWithdrawal,
} from "../endpoints/withdrawals.ts";
import { memberQueries } from "./member.ts";
import { personalQuery } from "./personal.ts";
import { recordQueries } from "./records.ts";
import * as StaleTime from "./stale-times.ts";

/** A withdrawal with its idempotency key. */
export interface WithdrawalRequest extends RequestWithdrawalInput {
  readonly idempotencyKey: string;
}

/** The member's withdrawals. Disabled without an identity. */
export const withdrawalQueries = {
  root: ["withdrawals"] as const,

  /** Terms and the latest withdrawals. */
  terms: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      getWithdrawalTerms,
      [...withdrawalQueries.root, identity, "terms"],
      StaleTime.Withdrawals,
    ),
};

/** Passwords are not cached. */
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
