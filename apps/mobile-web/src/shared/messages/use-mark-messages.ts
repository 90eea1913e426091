import { useMutation } from "@tanstack/react-query";
import { newIdempotencyKey } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import { inboxAfterReading } from "@volado/domain/inbox";
import { useCallback } from "react";
import { refusedForGood } from "../query/global-failures.ts";
import { useClient } from "../services/services-context.tsx";
import { messageMarks } from "./read-marks.ts";
import { useInboxCache, useInboxOwner } from "./use-inbox-cache.ts";

/**
 * Marks messages as read, locally at once and then at the gateway (Spec §4, as with notices). If the call fails, the
 * marks are stored in this browser and sent again where the count is next shown. If the gateway refuses several at once,
 * they are sent one by one, and each refused one is dropped.
 */
export const useMarkMessages = (): ((ids: readonly string[]) => void) => {
  const owner = useInboxOwner();
  const { mutateAsync } = useMutation(inboxMutations.markRead(useClient()));
  const { put, refetch } = useInboxCache();
  return useCallback(
    (opened) => {
      if (owner === undefined || opened.length === 0) return;
      messageMarks.add(owner, opened);
      const send = (ids: readonly string[]): Promise<void> =>
        mutateAsync({ ids, idempotencyKey: newIdempotencyKey() }).then(
          (unread) => {
            put((messages) => inboxAfterReading(messages, ids), unread);
            messageMarks.remove(owner, ids);
          },
          async (error: unknown) => {
            if (!refusedForGood(error)) return;
            if (ids.length > 1) {
              for (const id of ids) await send([id]);
              return;
            }
            messageMarks.remove(owner, ids);
            refetch();
          },
        );
      void send(opened);
    },
    [owner, mutateAsync, put, refetch],
  );
};
