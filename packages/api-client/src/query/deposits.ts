import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  type CreateDepositInput,
  cancelDeposit,
  createDeposit,
  getDeposit,
  getDepositOptions,
  listDeposits,
  sendDepositReceipt,
} from "../endpoints/deposits.ts";
import { giveUpBonus } from "../endpoints/withdrawals.ts";
import { memberQueries } from "./member.ts";
import { type Keyed, keyedMutation, UPLOAD_TIMEOUT_MS } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import { recordQueries } from "./records.ts";
import * as StaleTime from "./stale-times.ts";
import { withdrawalQueries } from "./withdrawals.ts";

/** A deposit with its idempotency key. */
export type DepositOrder = CreateDepositInput & Keyed;

/** A member's deposits. Disabled without an identity. */
export const depositQueries = {
  root: ["deposits"] as const,

  /** Methods, limits, bonuses and the active bonus. */
  options: (client: Client, identity: string | undefined, language: string) =>
    personalQuery(client, identity, getDepositOptions, {
      queryKey: [...depositQueries.root, identity, "options", language],
      staleTime: StaleTime.Deposits,
    }),

  latest: (client: Client, identity: string | undefined, language: string) =>
    personalQuery(client, identity, listDeposits, {
      queryKey: [...depositQueries.root, identity, "latest", language],
      staleTime: StaleTime.Deposits,
    }),

  one: (client: Client, identity: string | undefined, language: string, depositId: string) =>
    queryOptions({
      queryKey: [...depositQueries.root, identity, "one", language, { depositId }] as const,
      queryFn: ({ queryKey: [, , , , fields], signal }) => client.call(getDeposit, fields, { signal }),
      staleTime: StaleTime.Deposits,
      enabled: identity !== undefined,
    }),
};

export const depositMutations = {
  create: (client: Client) =>
    keyedMutation(client, createDeposit, {
      mutationKey: [...depositQueries.root, "create"],
      meta: { invalidates: [depositQueries.root, recordQueries.root], inline: true },
    }),

  cancel: (client: Client) =>
    keyedMutation(client, cancelDeposit, {
      mutationKey: [...depositQueries.root, "cancel"],
      meta: { invalidates: [depositQueries.root, recordQueries.root], inline: true },
    }),

  giveUpBonus: (client: Client) =>
    keyedMutation(client, giveUpBonus, {
      mutationKey: [...depositQueries.root, "giveUpBonus"],
      meta: {
        invalidates: [depositQueries.root, memberQueries.root, recordQueries.root, withdrawalQueries.root],
        inline: true,
      },
    }),

  sendReceipt: (client: Client) =>
    keyedMutation(client, sendDepositReceipt, {
      mutationKey: [...depositQueries.root, "receipt"],
      timeout: UPLOAD_TIMEOUT_MS,
      meta: { invalidates: [depositQueries.root, memberQueries.root], inline: true },
    }),
};
