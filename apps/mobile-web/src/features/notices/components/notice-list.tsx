import "@volado/ui/notice-item.css";
import type { NoticeType } from "@volado/api-client/endpoints";
import { EmptyState, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNotices } from "../../../shared/announcements/use-announcements.ts";
import { useHtmlReady } from "../../../shared/html/html-view.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { useOpenedNotice } from "../hooks/use-opened-notice.ts";
import { NoticeEntry } from "./notice-entry.tsx";

const skeletonKeys = ["a", "b", "c", "d", "e"];

function NoticesSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="app-notices" aria-busy="true">
      <p className="vo-visually-hidden" role="status">
        {t("common.loading")}
      </p>
      {skeletonKeys.map((key) => (
        <Skeleton key={key} className="app-notices__skeleton" shape="row" />
      ))}
    </div>
  );
}

/** The announcements in each loading state; the one that the URL names is open (Spec §2 "Notice page"). */
export function NoticeList({ type, index, onIndex }: NoticeListProps) {
  const { t } = useTranslation();
  const notices = useNotices(type);
  const htmlReady = useHtmlReady();
  const open = useOpenedNotice(notices.data, index, onIndex);

  if (notices.phase === "pending") return <NoticesSkeleton />;
  if (notices.phase === "failed") return <LoadFailure title={t("notices.failedTitle")} failure={notices} />;
  if (notices.data.length === 0)
    return <EmptyState title={t("notices.emptyTitle")}>{t("notices.empty")}</EmptyState>;

  // Content below an open notice would move when its text arrives.
  if (open !== undefined && !htmlReady) return <NoticesSkeleton />;
  return (
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
  );
}

export interface NoticeListProps {
  type: NoticeType;
  /** The index of the open notice, as written in the URL. */
  index: string | null;
  /** Receives the index of the opened notice, or undefined when it is closed. */
  onIndex: (position: number | undefined) => void;
}
