import { mutationOptions } from "@tanstack/react-query";
import type { Client } from "../core/client.ts";
import { type ApplyInput, applyForPromotion, listApplications } from "../endpoints/applications.ts";
import { personalQuery } from "./personal.ts";
import * as StaleTime from "./stale-times.ts";
import { type Keyed, UPLOAD_TIMEOUT_MS } from "./uploads.ts";

/** Queries about a member's applications to promotions. Disabled without an identity. */
export const applicationQueries = {
  root: ["applications"] as const,

  /** All applications, newest first. */
  list: (client: Client, identity: string | undefined) =>
    personalQuery(
      client,
      identity,
      listApplications,
      [...applicationQueries.root, identity, "list"],
      StaleTime.Applications,
    ),
};

export const applicationMutations = {
  apply: (client: Client) =>
    mutationOptions({
      mutationKey: [...applicationQueries.root, "apply"],
      mutationFn: ({ idempotencyKey, ...input }: ApplyInput & Keyed) =>
        client.call(applyForPromotion, input, { idempotencyKey, timeout: UPLOAD_TIMEOUT_MS }),
      meta: { invalidates: [applicationQueries.root], inline: true },
    }),
};
