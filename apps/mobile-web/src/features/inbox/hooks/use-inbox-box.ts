import { useInfiniteQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { inboxQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import { type InboxBox, type InboxMessage, inboxAfterReading } from "@volado/domain/inbox";
import { useEffect, useMemo } from "react";
import { markStore, useUnconfirmedMarks } from "../../../shared/inbox/mark-store.ts";
import { useInboxOwner } from "../../../shared/inbox/use-inbox-owner.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { type MoreRows, moreRowsOf } from "../../../shared/states/more-rows.ts";

/** How far the messages of a box have come. Ones that could not be refreshed stay, as `stale`. */
export type Box = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "empty" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | {
      readonly phase: "content";
      readonly messages: readonly InboxMessage[];
      readonly stale: boolean;
      readonly more: MoreRows;
      readonly loadMore: () => void;
    }
);

/**
 * The messages of a box as the member left them: what was opened here is read, whatever the gateway knows of it yet.
 */
export const useInboxBox = (box: InboxBox): Box => {
  const owner = useInboxOwner();
  const query = useInfiniteQuery(inboxQueries.list(useClient(), owner, box));
  const opened = useUnconfirmedMarks(owner);
  const { pages } = query.data ?? {};
  useEffect(() => {
    // The gateway knows of these: only its answer got lost.
    const known = (pages ?? [])
      .flatMap((page) => page.messages)
      .filter(({ id, read }) => read && opened.includes(id));
    if (owner !== undefined && known.length > 0)
      markStore.confirmed(
        owner,
        known.map(({ id }) => id),
      );
  }, [pages, opened, owner]);
  const messages = useMemo(
    () =>
      pages &&
      inboxAfterReading(
        pages.flatMap((page) => page.messages),
        opened,
      ),
    [pages, opened],
  );
  const retry = () => query.refetch();
  if (!messages) {
    if (!query.error || query.isFetching) return { phase: "pending", retry };
    return { phase: "failed", messageKey: messageKeyOf(query.error), retry };
  }
  if (messages.length === 0 && !query.hasNextPage) return { phase: "empty", retry };
  return {
    phase: "content",
    messages,
    stale: query.isRefetchError,
    more: moreRowsOf(query),
    loadMore: () => void query.fetchNextPage(),
    retry,
  };
};
