import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isApiError } from "@volado/api-client";
import { downlineQueries, teamQueries, withdrawalQueries } from "@volado/api-client/query";
import type { InvitationLinks } from "@volado/domain/agency";
import { useState } from "react";
import { canEncrypt } from "../../../shared/device/device.ts";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusals.ts";
import type { Keys } from "../../../shared/forms/use-idempotency-keys.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { refusedForGood } from "../../../shared/query/global-failures.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * Sends a write that must be executed only once: it reuses the idempotency key for the same content until it gets a
 * response. After a failure all input stays, and `failure` says why. A refusal also refetches the page's data,
 * because it was out of date.
 *
 * @param keys returns the same key for the same content
 * @param contentOf the part of the input that identifies the write
 * @param failureOf what to say about an error; undefined for nothing
 */
export const useWrite = <Input, Output>(
  send: (input: Input, idempotencyKey: string) => Promise<Output>,
  keys: Keys,
  contentOf: (input: Input) => unknown = (input) => input,
  failureOf: (error: unknown) => RefusalKey | undefined = refusalKeyOf,
) => {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<RefusalKey>();

  /** @returns the response, or undefined if it failed */
  const write = async (input: Input): Promise<Output | undefined> => {
    const content = JSON.stringify(contentOf(input));
    try {
      const output = await send(input, keys.keyOf(content));
      keys.done(content);
      setRefusal(undefined);
      return output;
    } catch (error) {
      // A refused write was not stored, so the next one is a new write.
      if (refusedForGood(error)) keys.done(content);
      setRefusal(failureOf(error));
      if (isApiError(error) && error.kind === "rejected")
        for (const { root } of [teamQueries, withdrawalQueries])
          void queries.invalidateQueries({ queryKey: root });
      return undefined;
    }
  };

  return {
    write,
    /** Clears the failure when the player changes the refused input. */
    forgetFailure: () => setRefusal(undefined),
    /** Why the last attempt failed, or why none can succeed here. */
    failure: refusal ?? (canEncrypt() ? undefined : ("errors.insecureOrigin" satisfies RefusalKey)),
  } as const;
};

/** The agent's links and own rebate, which caps every rebate they give (docs/decisions/119). */
export const useLinks = (): AsyncState<InvitationLinks> =>
  asyncState(useQuery(downlineQueries.links(useClient(), useSession()?.userName)));
