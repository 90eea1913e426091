import "@volado/ui/notice-item.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import { inboxQueries } from "@volado/api-client/query";
import { type InboxBox, type InboxMessage, inboxAfterReading } from "@volado/domain/inbox";
import { cutText } from "@volado/domain/validation";
import { Button, EmptyState, NoticeItem, Skeleton } from "@volado/ui";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListEnd } from "../../../shared/lists/list-end.tsx";
import { messageMarks, useMarkOnOpen, useReadMarks } from "../../../shared/messages/read-marks.ts";
import { useInboxOwner } from "../../../shared/messages/use-inbox-cache.ts";
import { useMarkMessages } from "../../../shared/messages/use-mark-messages.ts";
import {
  type AsyncListState,
  type AsyncPages,
  asyncList,
  asyncPages,
  mapAsync,
} from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

const PREVIEW = 160;

interface MessageEntryProps {
  readonly message: InboxMessage;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** Called when an unread message is opened. */
  readonly onRead: (id: string) => void;
  readonly onRemove: (message: InboxMessage) => void;
}

/** One message: title, time and preview; expanded, it shows the full text and a delete button. */
export function MessageEntry({ message, open, onToggle, onRead, onRemove }: MessageEntryProps) {
  const { t } = useTranslation();
  const { momentOf } = useDates();
  const { id, title, text, sentAt, read, pictures } = message;

  useMarkOnOpen(open, !read, () => onRead(id));

  return (
    <NoticeItem
      title={title}
      date={momentOf(sentAt)}
      preview={cutText(text, PREVIEW)}
      unreadLabel={read ? undefined : t("inbox.unread")}
      expanded={open}
      onToggle={onToggle}
    >
      <p className="app-inbox__text">{text}</p>
      {pictures > 0 && <p className="app-inbox__pictures">{t("uploads.sent", { count: pictures })}</p>}
      <Button
        size="s"
        variant="quiet"
        aria-label={t("inbox.removeNamed", { title })}
        onClick={() => onRemove(message)}
      >
        {t("inbox.remove")}
      </Button>
    </NoticeItem>
  );
}

interface Box extends Pick<AsyncPages<unknown>, "more" | "loadMore"> {
  readonly messages: readonly InboxMessage[];
}

/** The messages of a box; those opened here count as read even before the gateway confirms it. */
const useInboxBox = (name: InboxBox): AsyncListState<Box> => {
  const owner = useInboxOwner();
  const query = useInfiniteQuery(inboxQueries.list(useClient(), owner, name));
  const opened = useReadMarks(messageMarks, owner);
  const { pages } = query.data ?? {};
  useEffect(() => {
    // The gateway already has these marks: only its response was lost.
    const confirmed = (pages ?? [])
      .flatMap((page) => page.messages)
      .filter(({ id, read }) => read && opened.includes(id));
    if (owner !== undefined && confirmed.length > 0)
      messageMarks.remove(
        owner,
        confirmed.map(({ id }) => id),
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
  const box = mapAsync(asyncPages(query), ({ more, loadMore }) => ({ messages, more, loadMore }));
  return asyncList(box, () => messages.length === 0 && !query.hasNextPage);
};

const skeletonKeys = ["a", "b", "c", "d"];

export interface MessageListProps {
  readonly box: InboxBox;
  /** Id of the expanded message, from the URL. */
  readonly openId: string | undefined;
  /** Receives the id of the opened message, or undefined when it is closed. */
  readonly onOpen: (id: string | undefined) => void;
}

/** The messages of a box in each loading state (Spec §2 /m/webEmail). */
export function MessageList({ box, openId, onOpen }: MessageListProps) {
  const { t } = useTranslation();
  const result = useInboxBox(box);
  const mark = useMarkMessages();
  const read = useCallback((id: string) => mark([id]), [mark]);
  const [removing, setRemoving] = useState<InboxMessage>();

  if (result.phase === "pending")
    return (
      <LoadingBlock className="app-inbox__list" text="inbox.loading">
        {skeletonKeys.map((key) => (
          <Skeleton key={key} className="app-inbox__skeleton" shape="row" />
        ))}
      </LoadingBlock>
    );
  if (result.phase === "failed") return <LoadFailure title={t("inbox.failed")} failure={result} />;

  return (
    <>
      {result.phase === "empty" ? (
        <EmptyState title={t(`inbox.emptyTitle.${box}`)}>{t(`inbox.empty.${box}`)}</EmptyState>
      ) : (
        <>
          {result.stale && <RetryNote text={t("inbox.stale")} onRetry={result.retry} />}
          <ul className="app-inbox__list" aria-label={t(`inbox.list.${box}`)}>
            {result.data.messages.map((message) => (
              <li key={message.id}>
                <MessageEntry
                  message={message}
                  open={message.id === openId}
                  onToggle={(opened) => onOpen(opened ? message.id : undefined)}
                  onRead={read}
                  onRemove={setRemoving}
                />
              </li>
            ))}
          </ul>
          <ListEnd
            more={result.data.more}
            count={result.data.messages.length}
            onMore={result.data.loadMore}
            texts={{ loading: t("inbox.loadingMore"), end: t("inbox.end"), failed: t("inbox.moreFailed") }}
          />
        </>
      )}
      <RemoveDialog message={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}
