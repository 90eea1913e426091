import { useMutation } from "@tanstack/react-query";
import { newIdempotencyKey } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import { inboxAfterReading } from "@volado/domain";
import { useCallback, useEffect, useRef } from "react";
import { markStore } from "../../../shared/inbox/mark-store.ts";
import { useInboxOwner } from "../../../shared/inbox/use-inbox-owner.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useKeptInbox } from "./use-kept-inbox.ts";

/**
 * Marks what was opened as read: here at once, then at the gateway (Spec §4, as with notices). A mark that fails is nobody's trouble: it
 * holds here, and is sent again with the next visit to the inbox.
 */
export const useMarkMessages = (): ((ids: readonly string[]) => void) => {
  const owner = useInboxOwner();
  const { mutateAsync } = useMutation(inboxMutations.markRead(useClient()));
  const putRead = useKeptInbox();
  return useCallback(
    (ids) => {
      if (owner === undefined || ids.length === 0) return;
      markStore.opened(owner, ids);
      mutateAsync({ ids, idempotencyKey: newIdempotencyKey() }).then(
        (unread) => {
          putRead((messages) => inboxAfterReading(messages, ids), unread);
          markStore.confirmed(owner, ids);
        },
        () => undefined,
      );
    },
    [owner, mutateAsync, putRead],
  );
};

/** Sends the marks again that earlier visits left unconfirmed, once. */
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
