import { useMutation } from "@tanstack/react-query";
import { messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { useRef, useState } from "react";
import { markStore } from "../../../shared/inbox/mark-store.ts";
import { useInboxOwner } from "../../../shared/inbox/use-inbox-owner.ts";
import { useKeptInbox } from "../../../shared/inbox/use-kept-inbox.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Deletes messages. One whose answer got lost keeps its key, so that trying again is the same deletion. */
export const useRemoveMessage = () => {
  const owner = useInboxOwner();
  const { mutateAsync, isPending: removing } = useMutation(inboxMutations.remove(useClient()));
  const { put } = useKeptInbox();
  const keys = useRef(new Map<string, string>());
  const [failure, setFailure] = useState<MessageKey>();

  /** @returns whether it is gone. */
  const remove = async (id: string): Promise<boolean> => {
    setFailure(undefined);
    const idempotencyKey = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, idempotencyKey);
    try {
      const unread = await mutateAsync({ ids: [id], idempotencyKey });
      put((messages) => messages.filter((message) => message.id !== id), unread);
      if (owner !== undefined) markStore.confirmed(owner, [id]);
      return true;
    } catch (error) {
      setFailure(messageKeyOf(error));
      return false;
    }
  };

  return { remove, removing, failure, forgetFailure: () => setFailure(undefined) } as const;
};
