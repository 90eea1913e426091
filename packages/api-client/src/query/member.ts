import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getMemberInfo, getMerchantWallet, getWallet, renewMember } from "../endpoints/member.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about the signed-in member. Without an identity they wait. */
export const memberQueries = {
  root: ["member"] as const,

  /** Who the member is: the kept answer at once, a fresh one in the background. */
  info: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "info"] as const,
      queryFn: ({ signal }) => client.call(getMemberInfo, undefined, { signal }),
      initialData: () => (identity === undefined ? undefined : client.peek(getMemberInfo)),
      initialDataUpdatedAt: 0,
      staleTime: StaleTime.Member,
      enabled: identity !== undefined,
    }),

  /** The member's money. */
  wallet: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "wallet"] as const,
      queryFn: ({ signal }) => client.call(getWallet, undefined, { signal }),
      staleTime: StaleTime.Wallet,
      enabled: identity !== undefined,
    }),

  /** Where all of the member's money is. */
  merchantWallet: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "merchantWallet"] as const,
      queryFn: ({ signal }) => client.call(getMerchantWallet, undefined, { signal }),
      staleTime: StaleTime.Wallet,
      enabled: identity !== undefined,
    }),
};

/** What keeps a member signed in. */
export const memberMutations = {
  /**
   * Renews the session; whoever calls it puts the answer in place of {@link memberQueries}' info. Nobody
   * asked, so a failure isn't told.
   */
  renew: (client: Client) =>
    mutationOptions({
      mutationKey: [...memberQueries.root, "renew"],
      mutationFn: () => client.call(renewMember),
      meta: { inline: true, background: true },
    }),
};
