import type { Client } from "../core/client.ts";
import { applyForPromotion, listApplications } from "../endpoints/applications.ts";
import { keyedMutation, UPLOAD_TIMEOUT_MS } from "./mutations.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";

/** Queries about a member's applications to promotions. Disabled without an identity. */
export const applicationQueries = {
  root: ["applications"] as const,

  /** All applications, newest first. */
  list: (client: Client, identity: string | undefined) =>
    personalQuery(client, identity, listApplications, {
      queryKey: [...applicationQueries.root, identity, "list"],
      staleTime: StaleTime.Applications,
    }),
};

export const applicationMutations = {
  apply: (client: Client) =>
    keyedMutation(client, applyForPromotion, {
      mutationKey: [...applicationQueries.root, "apply"],
      timeout: UPLOAD_TIMEOUT_MS,
      meta: { invalidates: [applicationQueries.root], inline: true },
    }),
};
