import type { Client } from "../core/client.ts";
import { getBenefits, getHeadIcon, getInvitation, setHeadIcon } from "../endpoints/profile.ts";
import { memberQueries } from "./member.ts";
import { callMutation } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** The VIP club. Disabled without an identity. */
export const benefitQueries = {
  club: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getBenefits, {
      queryKey: [...memberQueries.root, identity, "club"],
      staleTime: StaleTime.Club,
    }),
};

/** A member's own invitation. Disabled without an identity. */
export const invitationQueries = {
  own: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getInvitation, {
      queryKey: [...memberQueries.root, identity, "invitation"],
      staleTime: StaleTime.OwnInvitation,
    }),
};

/** The profile picture and the available ones. Disabled without an identity. */
export const headIconQueries = {
  offered: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getHeadIcon, {
      queryKey: [...memberQueries.root, identity, "head-icon"],
      staleTime: StaleTime.Member,
    }),
};

/** Changes the profile picture. */
export const headIconMutations = {
  change: (client: Client) =>
    callMutation(client, setHeadIcon, {
      mutationKey: [...memberQueries.root, "head-icon"],
      meta: { invalidates: [memberQueries.root], inline: true },
    }),
};
