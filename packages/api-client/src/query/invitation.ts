import { queryOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { getInvitation } from "../endpoints/invitation.ts";
import { memberQueries } from "./member.ts";
import * as StaleTime from "./stale-times.ts";

/** A member's own invitation. Disabled without an identity. */
export const invitationQueries = {
  own: (client: Client, identity: string | undefined) =>
    queryOptions({
      queryKey: [...memberQueries.root, identity, "invitation"] as const,
      queryFn: ({ signal }) => client.call(getInvitation, undefined, { signal }),
      staleTime: StaleTime.OwnInvitation,
      enabled: identity !== undefined,
    }),
};
