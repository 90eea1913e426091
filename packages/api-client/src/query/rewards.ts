import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getRedRain, openEnvelope } from "../endpoints/red-rain.ts";
import {
  claimDailyTask,
  claimReward,
  listDailyTasks,
  listRewards,
  redeemPromoCode,
} from "../endpoints/rewards.ts";
import { claimSignIn, getSignInCalendar } from "../endpoints/sign-in-days.ts";
import { memberQueries } from "./member.ts";
import { keyedMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** A member's rewards. Disabled without an identity. */
export const rewardQueries = {
  root: ["rewards"] as const,

  /** Rewards of the reward centre. */
  list: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, listRewards, {
      queryKey: [...rewardQueries.root, identity, "list"],
      staleTime: StaleTime.Rewards,
    }),

  tasks: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, listDailyTasks, {
      queryKey: [...rewardQueries.root, identity, "tasks"],
      staleTime: StaleTime.Rewards,
    }),

  /** Daily sign-ins of a month, by default the current one. */
  signIns: (client: Client, identity: string | undefined, month?: string) =>
    queryOptions({
      queryKey: [...rewardQueries.root, identity, "sign-ins", { month }] as const,
      queryFn: ({ queryKey: [, , , fields], signal }) => client.call(getSignInCalendar, fields, { signal }),
      staleTime: StaleTime.Rewards,
      enabled: identity !== undefined,
    }),

  redRain: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getRedRain, {
      queryKey: [...rewardQueries.root, identity, "red-rain"],
      staleTime: StaleTime.Rewards,
    }),
};

/** A claim changes the lists of rewards and the balance. */
const meta = { invalidates: [rewardQueries.root, memberQueries.root], inline: true };

/** Claims. All are keyed, so that a retry can't pay twice. */
export const rewardMutations = {
  claim: (client: Client) =>
    keyedMutation(client, claimReward, {
      mutationKey: [...rewardQueries.root, "claim"],
      meta,
    }),

  claimTask: (client: Client) =>
    keyedMutation(client, claimDailyTask, {
      mutationKey: [...rewardQueries.root, "claim-task"],
      meta,
    }),

  signIn: (client: Client) =>
    keyedMutation(client, claimSignIn, {
      mutationKey: [...rewardQueries.root, "sign-in"],
      meta,
    }),

  openEnvelope: (client: Client) =>
    keyedMutation(client, openEnvelope, {
      mutationKey: [...rewardQueries.root, "open-envelope"],
      meta,
    }),

  redeem: (client: Client) =>
    keyedMutation(client, redeemPromoCode, {
      mutationKey: [...rewardQueries.root, "redeem"],
      meta,
    }),
};
