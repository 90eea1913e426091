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
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";
import type { Keyed } from "./uploads.ts";

/** A member's rewards. Disabled without an identity. */
export const rewardQueries = {
  root: ["rewards"] as const,

  /** Rewards of the reward centre. */
  list: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      listRewards,
      [...rewardQueries.root, identity, "list"],
      StaleTime.Rewards,
    ),

  /** Today's tasks. */
  tasks: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      listDailyTasks,
      [...rewardQueries.root, identity, "tasks"],
      StaleTime.Rewards,
    ),

  /** Daily sign-ins of a month, by default the current one. */
  signIns: (client: Client, identity: string | undefined, month?: string) =>
    queryOptions({
      queryKey: [...rewardQueries.root, identity, "sign-ins", { month }] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(getSignInCalendar, fields, { signal }),
      staleTime: StaleTime.Rewards,
      enabled: identity !== undefined,
    }),

  /** The current or next red rain. */
  redRain: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      getRedRain,
      [...rewardQueries.root, identity, "red-rain"],
      StaleTime.Rewards,
    ),
};

/** A claim changes the lists of rewards and the balance. */
const meta = { invalidates: [rewardQueries.root, memberQueries.root], inline: true };

/** Claims. All are keyed, so that a retry can't pay twice. */
export const rewardMutations = {
  claim: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "claim"],
      mutationFn: ({ idempotencyKey, ...input }: ClaimRewardInput & Keyed) =>
        client.call(claimReward, input, { idempotencyKey }),
      meta,
    }),

  claimTask: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "claim-task"],
      mutationFn: ({ idempotencyKey, ...input }: ClaimDailyTaskInput & Keyed) =>
        client.call(claimDailyTask, input, { idempotencyKey }),
      meta,
    }),

  signIn: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "sign-in"],
      mutationFn: ({ idempotencyKey, ...input }: ClaimSignInInput & Keyed) =>
        client.call(claimSignIn, input, { idempotencyKey }),
      meta,
    }),

  openEnvelope: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "open-envelope"],
      mutationFn: ({ idempotencyKey, ...input }: OpenEnvelopeInput & Keyed) =>
        client.call(openEnvelope, input, { idempotencyKey }),
      meta,
    }),

  redeem: (client: Client) =>
    mutationOptions({
      mutationKey: [...rewardQueries.root, "redeem"],
      mutationFn: ({ idempotencyKey, ...input }: RedeemPromoCodeInput & Keyed) =>
        client.call(redeemPromoCode, input, { idempotencyKey }),
      meta,
    }),
};
