import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getMemberInfo, getMerchantWallet, getWallet, renewMember } from "../endpoints/member.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** The signed-in member. Disabled without an identity. */
export const memberQueries = {
  root: ["member"] as const,

  /** Member info: the cached response at once, a fresh one in the background. */
  info: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "info"] as const,
      queryFn: ({ signal }) => client.call(getMemberInfo, undefined, { signal }),
      initialData: () => (identity === undefined ? undefined : client.peek(getMemberInfo)),
      initialDataUpdatedAt: 0,
      staleTime: StaleTime.Member,
      enabled: identity !== undefined,
    }),

  /** The member's total balance. */
  wallet: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getWallet, {
      queryKey: [...memberQueries.root, identity, "wallet"],
      staleTime: StaleTime.Wallet,
    }),

  /** The member's money by location. */
  merchantWallet: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getMerchantWallet, {
      queryKey: [...memberQueries.root, identity, "merchantWallet"],
      staleTime: StaleTime.Wallet,
    }),
};

export const memberMutations = {
  /**
   * Renews the session. The caller puts the response into the cache of `memberQueries.info`. Runs in the
   * background, so errors are not shown.
   */
  renew: (client: Client) =>
    mutationOptions({
      mutationKey: [...memberQueries.root, "renew"],
      mutationFn: () => client.call(renewMember),
      meta: { inline: true, background: true },
    }),
};
