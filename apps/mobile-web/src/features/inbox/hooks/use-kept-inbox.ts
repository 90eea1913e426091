import { useQueryClient } from "@tanstack/react-query";
import { inboxQueries } from "@volado/api-client/query";
import { InboxBox, type InboxMessage } from "@volado/domain";
import { useCallback } from "react";
import { useInboxOwner } from "../../../shared/inbox/use-inbox-owner.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Messages to messages: what a write has done to them. */
type Change = (messages: readonly InboxMessage[]) => readonly InboxMessage[];

/**
 * Puts what a write answered where the inbox is shown: the lists that are kept, and the unread count, which is asked for anew as well,
 * because another write may be on its way.
 */
export const useKeptInbox = () => {
  const client = useClient();
  const queries = useQueryClient();
  const owner = useInboxOwner();
  return useCallback(
    (change: Change, unread: number) => {
      for (const box of Object.values(InboxBox))
        queries.setQueryData(
          inboxQueries.list(client, owner, box).queryKey,
          (kept) =>
            kept && {
              ...kept,
              pages: kept.pages.map((page) => ({ ...page, messages: change(page.messages) })),
            },
        );
      const { queryKey } = inboxQueries.unread(client, owner);
      queries.setQueryData(queryKey, unread);
      void queries.invalidateQueries({ queryKey });
    },
    [client, queries, owner],
  );
};
