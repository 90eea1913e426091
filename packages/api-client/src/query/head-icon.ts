import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getHeadIcon, type SetHeadIconInput, setHeadIcon } from "../endpoints/head-icon.ts";
import { memberQueries } from "./member.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

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
