import { useMutation } from "@tanstack/react-query";
import { newIdempotencyKey } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import { inboxAfterReading } from "@volado/domain/inbox";
import { useCallback } from "react";
import { refusedForGood } from "../query/global-failures.ts";
import { useClient } from "../services/services-context.tsx";
import { markStore } from "./mark-store.ts";
import { useInboxCache, useInboxOwner } from "./use-inbox-cache.ts";

/**
 * Marks what was opened as read: here at once, then at the gateway (Spec §4, as with notices). A mark that
 * gets lost is nobody's trouble: it holds here, and is sent again wherever the count is shown next. One that
 * the gateway refuses for good is given up, and what the gateway says of the message holds; of several, each
 * that is refused by itself.
 */
export const useMarkMessages = (): ((ids: readonly string[]) => void) => {
  const owner = useInboxOwner();
  const { mutateAsync } = useMutation(inboxMutations.markRead(useClient()));
  const { put, askAnew } = useInboxCache();
  return useCallback(
    (opened) => {
      if (owner === undefined || opened.length === 0) return;
      markStore.opened(owner, opened);
      const send = (ids: readonly string[]): Promise<void> =>
        mutateAsync({ ids, idempotencyKey: newIdempotencyKey() }).then(
          (unread) => {
            put((messages) => inboxAfterReading(messages, ids), unread);
            markStore.confirmed(owner, ids);
          },
          async (error: unknown) => {
            if (!refusedForGood(error)) return;
            if (ids.length > 1) {
              for (const id of ids) await send([id]);
              return;
            }
            markStore.confirmed(owner, ids);
            askAnew();
          },
        );
      void send(opened);
    },
    [owner, mutateAsync, put, askAnew],
  );
};
