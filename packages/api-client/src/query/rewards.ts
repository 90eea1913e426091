import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getRedRain, type OpenEnvelopeInput, openEnvelope } from "../endpoints/red-rain.ts";
import {
  type ClaimDailyTaskInput,
  type ClaimRewardInput,
  claimDailyTask,
  claimReward,
  listDailyTasks,
  listRewards,
  type RedeemPromoCodeInput,
  redeemPromoCode,
} from "../endpoints/rewards.ts";
import { type ClaimSignInInput, claimSignIn, getSignInCalendar } from "../endpoints/sign-in-days.ts";
import { memberQueries } from "./member.ts";
import * as StaleTime from "./stale-times.ts";

/** A write, and the key under which it is the same one however often it is sent. */
type Keyed<Input> = Input & { readonly idempotencyKey: string };

/** Queries about what the house gives a member. Without an identity they wait. */
export const rewardQueries = {
  root: ["rewards"] as const,

  /** The reward centre's list. */
  list: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...rewardQueries.root, identity, "list"] as const,
      queryFn: ({ signal }) => client.call(listRewards, undefined, { signal }),
      staleTime: StaleTime.Rewards,
      enabled: identity !== undefined,
    }),

  /** The tasks of today. */
  tasks: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...rewardQueries.root, identity, "tasks"] as const,
      queryFn: ({ signal }) => client.call(listDailyTasks, undefined, { signal }),
      staleTime: StaleTime.Rewards,
      enabled: identity !== undefined,
    }),

  /** A month of sign-ins; today's without one. */
  signIns: (client: Client, identity: string | undefined, month?: string) =>
    queryOptions({
      queryKey: [...rewardQueries.root, identity, "sign-ins", { month }] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(getSignInCalendar, fields, { signal }),
      staleTime: StaleTime.Rewards,
      enabled: identity !== undefined,
    }),

  /** The red rain that is on or comes next. */
  redRain: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...rewardQueries.root, identity, "red-rain"] as const,
      queryFn: ({ signal }) => client.call(getRedRain, undefined, { signal }),
      staleTime: StaleTime.Rewards,
      enabled: identity !== undefined,
    }),
};

/** What is claimed shows in every list of rewards, and in the balance. */
const meta = { invalidates: [rewardQueries.root, memberQueries.root], inline: true };

/** Claims: each is keyed, so that one that got lost can be sent again and pays once. */
export const rewardMutations = {
  claim: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "claim"],
      mutationFn: ({ idempotencyKey, ...input }: Keyed<ClaimRewardInput>) =>
        client.call(claimReward, input, { idempotencyKey }),
      meta,
    }),

  claimTask: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "claim-task"],
      mutationFn: ({ idempotencyKey, ...input }: Keyed<ClaimDailyTaskInput>) =>
        client.call(claimDailyTask, input, { idempotencyKey }),
      meta,
    }),

  signIn: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "sign-in"],
      mutationFn: ({ idempotencyKey, ...input }: Keyed<ClaimSignInInput>) =>
        client.call(claimSignIn, input, { idempotencyKey }),
      meta,
    }),

  openEnvelope: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "open-envelope"],
      mutationFn: ({ idempotencyKey, ...input }: Keyed<OpenEnvelopeInput>) =>
        client.call(openEnvelope, input, { idempotencyKey }),
      meta,
    }),

  redeem: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "redeem"],
      mutationFn: ({ idempotencyKey, ...input }: Keyed<RedeemPromoCodeInput>) =>
        client.call(redeemPromoCode, input, { idempotencyKey }),
      meta,
    }),
};
