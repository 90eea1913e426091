import { useMutation } from "@tanstack/react-query";
import { newIdempotencyKey } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import { inboxAfterReading } from "@volado/domain";
import { useCallback, useEffect, useRef } from "react";
import { refusedForGood } from "../query/refused-for-good.ts";
import { useClient } from "../services/services-context.tsx";
import { markStore } from "./mark-store.ts";
import { useInboxOwner } from "./use-inbox-owner.ts";
import { useKeptInbox } from "./use-kept-inbox.ts";

/**
 * Marks what was opened as read: here at once, then at the gateway (Spec §4, as with notices). A mark that gets lost is nobody's trouble: it
 * holds here, and is sent again wherever the count is shown next. One that the gateway refuses for good is given up, and what the gateway says
 * of the message holds.
 */
export const useMarkMessages = (): ((ids: readonly string[]) => void) => {
  const owner = useInboxOwner();
  const { mutateAsync } = useMutation(inboxMutations.markRead(useClient()));
  const { put, askAnew } = useKeptInbox();
  return useCallback(
    (ids) => {
      if (owner === undefined || ids.length === 0) return;
      markStore.opened(owner, ids);
      mutateAsync({ ids, idempotencyKey: newIdempotencyKey() }).then(
        (unread) => {
          put((messages) => inboxAfterReading(messages, ids), unread);
          markStore.confirmed(owner, ids);
        },
        (error: unknown) => {
          if (!refusedForGood(error)) return;
          markStore.confirmed(owner, ids);
          askAnew();
        },
      );
    },
    [owner, mutateAsync, put, askAnew],
  );
};

/** Sends the marks again that earlier visits left unconfirmed, once for as long as the part is on the page. */
export const useLostMarks = (): void => {
  const owner = useInboxOwner();
  const mark = useMarkMessages();
  const sentFor = useRef<string>(undefined);
  useEffect(() => {
    if (owner === undefined || sentFor.current === owner) return;
    sentFor.current = owner;
    mark(markStore.idsOf(owner));
  }, [owner, mark]);
};
