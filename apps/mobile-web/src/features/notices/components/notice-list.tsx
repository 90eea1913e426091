import "@volado/ui/notice-item.css";
import type { NoticeType } from "@volado/api-client/endpoints";
import { type Announcement, isUnread, openedNotice } from "@volado/domain/announcements";
import { cutText } from "@volado/domain/validation";
import { EmptyState, NoticeItem, Skeleton } from "@volado/ui";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { disarmHtml, restoreNames } from "../../../shared/html/disarm-html.ts";
import { HtmlView, useHtmlReady } from "../../../shared/html/html-view.tsx";
import { useMarkOnOpen } from "../../../shared/messages/read-marks.ts";
import { useNotices } from "../../../shared/messages/use-announcements.ts";
import { useMarkRead } from "../../../shared/messages/use-mark-read.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { merchantDay } from "../../../shared/services/merchant-time.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/** The text of a notice's HTML, parsed in a separate document: nothing runs, loads or is shown as markup. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(disarmHtml(html), "text/html");
  for (const hidden of body.querySelectorAll("script, style, iframe")) hidden.remove();
  for (const block of body.querySelectorAll("p, div, li, h1, h2, h3, h4, br")) block.append("\n");
  return restoreNames(body.textContent ?? "")
    .replace(/\n\s*\n\s*/g, "\n\n")
    .trim();
};

const PREVIEW = 160;

/** A notice: title, day (YYYY-MM-DD), preview and full text (Spec §2 "Notice page"). Opening marks it as read. */
function NoticeEntry({ notice, open, onToggle }: NoticeEntryProps) {
  const { t } = useTranslation();
  const session = useSession();
  const mark = useMarkRead();
  const text = useMemo(() => plainText(notice.html), [notice.html]);

  const unread = isUnread(notice, session);
  useMarkOnOpen(open, unread, () => mark(notice));

  return (
    <NoticeItem
      title={notice.title}
      date={notice.startsAt === undefined ? undefined : merchantDay(notice.startsAt)}
      preview={cutText(text, PREVIEW)}
      unreadLabel={unread ? t("notices.unread") : undefined}
      expanded={open}
      onToggle={onToggle}
    >
      {text === "" && !notice.html.includes("<img") ? (
        <p className="app-notices__nothing">{t("notices.noContent")}</p>
      ) : (
        <HtmlView html={notice.html} waiting={<Skeleton lines={4} />} />
      )}
    </NoticeItem>
  );
}

interface NoticeEntryProps {
  notice: Announcement;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/**
 * The index of the open notice, as named in the URL (Spec §2 "one expandable by index in the location query"). The
 * same notice stays open when the refetched list has another order, and the URL follows; if it is removed, none is
 * open.
 *
 * @param notices undefined while loading
 * @param index as written in the URL
 * @param onIndex receives the notice's new index, or undefined if it is gone
 */
export const useOpenedNotice = (
  notices: readonly Announcement[] | undefined,
  index: string | null,
  onIndex: (place: number | undefined) => void,
): number | undefined => {
  const [opened, setOpened] = useState<{ readonly index: string | null; readonly id: string | undefined }>();
  const named = notices && openedNotice(index, notices.length);

  let current = opened;
  if (notices && opened?.index !== index) {
    current = { index, id: named === undefined ? undefined : notices[named]?.id };
    setOpened(current);
  }
  const found = notices?.findIndex(({ id }) => id === current?.id) ?? -1;
  const place = found < 0 ? undefined : found;

  const moved = notices !== undefined && current?.id !== undefined && place !== named;
  useEffect(() => {
    if (moved) onIndex(place);
  }, [moved, place, onIndex]);
  return place;
};

const skeletonKeys = ["a", "b", "c", "d", "e"];

function NoticesSkeleton() {
  return (
    <LoadingBlock className="app-notices">
      {skeletonKeys.map((key) => (
        <Skeleton key={key} className="app-notices__skeleton" shape="row" />
      ))}
    </LoadingBlock>
  );
}

/** The announcements in each loading state; the one in the URL is open (Spec §2 "Notice page"). */
export function NoticeList({ type, index, onIndex }: NoticeListProps) {
  const { t } = useTranslation();
  const notices = useNotices(type);
  const htmlReady = useHtmlReady();
  const open = useOpenedNotice(notices.data, index, onIndex);

  if (notices.phase === "pending") return <NoticesSkeleton />;
  if (notices.phase === "failed") return <LoadFailure title={t("notices.failedTitle")} failure={notices} />;
  if (notices.data.length === 0)
    return <EmptyState title={t("notices.emptyTitle")}>{t("notices.empty")}</EmptyState>;

  // The content below an open notice would shift when its text arrives.
  if (open !== undefined && !htmlReady) return <NoticesSkeleton />;
  return (
    <>
      {notices.stale && <RetryNote text={t("notices.stale")} onRetry={notices.retry} />}
      <ul className="app-notices">
        {notices.data.map((notice, position) => (
          <li key={notice.id}>
            <NoticeEntry
              notice={notice}
              open={position === open}
              onToggle={(opened) => onIndex(opened ? position : undefined)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NoticeListProps {
  type: NoticeType;
  /** The index of the open notice, as written in the URL. */
  index: string | null;
  /** Receives the index of the opened notice, or undefined when it is closed. */
  onIndex: (position: number | undefined) => void;
}
