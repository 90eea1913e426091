import { useQueryClient } from "@tanstack/react-query";
import { inboxQueries } from "@volado/api-client/query";
import { InboxBox, type InboxMessage } from "@volado/domain/inbox";
import { permission } from "@volado/domain/member";
import { useMemo } from "react";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";

/** The account to load the inbox for; undefined for guests and trial accounts (Spec §5 "Sessions", §6). */
export const useInboxOwner = (): string | undefined => {
  const session = useSession();
  return permission("inbox", session) === "allowed" ? session?.userName : undefined;
};

type Change = (messages: readonly InboxMessage[]) => readonly InboxMessage[];

/** Updates the cached lists and the unread count after a write. */
export const useInboxCache = () => {
  const client = useClient();
  const queries = useQueryClient();
  const owner = useInboxOwner();
  return useMemo(
    () => ({
      /** Applies a write's result. The count is refetched too, because another write may be pending. */
      put: (change: Change, unread: number) => {
        for (const box of Object.values(InboxBox))
          queries.setQueryData(
            inboxQueries.list(client, owner, box).queryKey,
            (cached) =>
              cached && {
                ...cached,
                pages: cached.pages.map((page) => ({ ...page, messages: change(page.messages) })),
              },
          );
        const { queryKey } = inboxQueries.unread(client, owner);
        queries.setQueryData(queryKey, unread);
        void queries.invalidateQueries({ queryKey });
      },
      refetch: () => void queries.invalidateQueries({ queryKey: inboxQueries.root }),
    }),
    [client, queries, owner],
  );
};
