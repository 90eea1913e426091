import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import {
  getBenefits,
  getHeadIcon,
  getInvitation,
  type SetHeadIconInput,
  setHeadIcon,
} from "../endpoints/profile.ts";
import { memberQueries } from "./member.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** The VIP club. Disabled without an identity. */
export const benefitQueries = {
  club: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, getBenefits, [...memberQueries.root, identity, "club"], StaleTime.Club),
};

/** A member's own invitation. Disabled without an identity. */
export const invitationQueries = {
  own: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      getInvitation,
      [...memberQueries.root, identity, "invitation"],
      StaleTime.OwnInvitation,
    ),
};

/** The profile picture and the available ones. Disabled without an identity. */
export const headIconQueries = {
  offered: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      getHeadIcon,
      [...memberQueries.root, identity, "head-icon"],
      StaleTime.Member,
    ),
};

/** Changes the profile picture. */
export const headIconMutations = {
  change: (client: Client) =>
    mutationOptions({
      mutationKey: [...memberQueries.root, "head-icon"],
      mutationFn: (input: SetHeadIconInput) => client.call(setHeadIcon, input),
      meta: { invalidates: [memberQueries.root], inline: true },
    }),
};
