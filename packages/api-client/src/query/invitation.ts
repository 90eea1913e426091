import type { Client } from "../core/client.ts";
import { getInvitation } from "../endpoints/invitation.ts";
import { memberQueries } from "./member.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

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
