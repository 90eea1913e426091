import { useQueryClient } from "@tanstack/react-query";
import { inboxQueries } from "@volado/api-client/query";
import { InboxBox, type InboxMessage } from "@volado/domain/inbox";
import { permission } from "@volado/domain/member";
import { useMemo } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";

/**
 * Whose inbox there is to ask for: nobody's for guests and for free accounts, which have none (Spec §5 "Sessions", §6).
 */
export const useInboxOwner = (): string | undefined => {
  const session = useSession();
  return permission("inbox", session) === "allowed" ? session?.userName : undefined;
};

/** Messages to messages: what a write has done to them. */
type Change = (messages: readonly InboxMessage[]) => readonly InboxMessage[];

/** The lists and the unread count that are kept where the inbox is shown. */
export const useInboxCache = () => {
  const client = useClient();
  const queries = useQueryClient();
  const owner = useInboxOwner();
  return useMemo(
    () => ({
      /**
       * Puts what a write answered there; the count is asked for anew as well, because another write may be on its way.
       */
      put: (change: Change, unread: number) => {
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
      /** The gateway's word is wanted again. */
      askAnew: () => void queries.invalidateQueries({ queryKey: inboxQueries.root }),
    }),
    [client, queries, owner],
  );
};
