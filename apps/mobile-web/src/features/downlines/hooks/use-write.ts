import { useQueryClient } from "@tanstack/react-query";
import { isApiError } from "@volado/api-client";
import { teamQueries, withdrawalQueries } from "@volado/api-client/query";
import { useState } from "react";
import { canEncrypt } from "../../../shared/device/device.ts";
import { type RefusalKey, refusalKeyOf } from "../../../shared/forms/refusals.ts";
import type { Keys } from "../../../shared/forms/use-idempotency-keys.ts";
import { refusedForGood } from "../../../shared/query/global-failures.ts";

/**
 * Sends a write that must count once: the same content keeps its key while its answer is unknown, so that
 * sending it again can't do it twice. After a failure everything typed stays, and `failure` says why; a
 * refusal brings what the page stands on anew, as it was not what it seemed.
 *
 * @param keys hands out the keys, by what is sent
 * @param contentOf what makes two writes the same one
 */
export const useWrite = <Input, Output>(
  send: (input: Input, idempotencyKey: string) => Promise<Output>,
  keys: Keys,
  contentOf: (input: Input) => unknown = (input) => input,
) => {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<RefusalKey>();

  /** @returns what came of it, or undefined when it failed */
  const write = async (input: Input): Promise<Output | undefined> => {
    const content = JSON.stringify(contentOf(input));
    try {
      const output = await send(input, keys.keyOf(content));
      keys.done(content);
      setRefusal(undefined);
      return output;
    } catch (error) {
      // What was refused was not kept; the next one is another.
      if (refusedForGood(error)) keys.done(content);
      setRefusal(refusalKeyOf(error));
      if (isApiError(error) && error.kind === "rejected")
        for (const { root } of [teamQueries, withdrawalQueries])
          void queries.invalidateQueries({ queryKey: root });
      return undefined;
    }
  };

  return {
    write,
    /** What was refused is being changed. */
    forgetFailure: () => setRefusal(undefined),
    /** Why the last attempt failed; without an attempt, why none could succeed here. */
    failure: refusal ?? (canEncrypt() ? undefined : ("errors.insecureOrigin" satisfies RefusalKey)),
  } as const;
};
