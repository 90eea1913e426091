import { useInfiniteQuery } from "@tanstack/react-query";
import { inboxQueries } from "@volado/api-client/query";
import { type InboxBox, type InboxMessage, inboxAfterReading } from "@volado/domain/inbox";
import { useEffect, useMemo } from "react";
import { markStore, useUnconfirmedMarks } from "../../../shared/inbox/mark-store.ts";
import { useInboxOwner } from "../../../shared/inbox/use-inbox-owner.ts";
import { type AsyncPages, asyncPages } from "../../../shared/query/async-pages.ts";
import { type AsyncListState, asyncList, mapAsync } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Messages of a box, and what stands after the last. */
export interface Box extends Pick<AsyncPages<unknown>, "more" | "loadMore"> {
  readonly messages: readonly InboxMessage[];
}

/**
 * The messages of a box as the member left them: what was opened here is read, whatever the gateway knows of it yet.
 */
export const useInboxBox = (box: InboxBox): AsyncListState<Box> => {
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
      inboxAfterReading(
        (pages ?? []).flatMap((page) => page.messages),
        opened,
      ),
    [pages, opened],
  );
  const left = mapAsync(asyncPages(query), ({ more, loadMore }) => ({ messages, more, loadMore }));
  return asyncList(left, () => messages.length === 0 && !query.hasNextPage);
};
