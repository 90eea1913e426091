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

/** The announcements on their way. */
function NoticesWaiting() {
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

/**
 * The announcements in their four looks: on their way, failed, none, or the list with the one that the
 * address opens (Spec §2 "Notice page").
 */
export function NoticeList({ type, index, onIndex }: NoticeListProps) {
  const { t } = useTranslation();
  const notices = useNotices(type);
  const htmlReady = useHtmlReady();
  const open = useOpenedNotice(notices.data, index, onIndex);

  if (notices.phase === "pending") return <NoticesWaiting />;
  if (notices.phase === "failed") return <LoadFailure title={t("notices.failedTitle")} failure={notices} />;
  if (notices.data.length === 0)
    return <EmptyState title={t("notices.emptyTitle")}>{t("notices.empty")}</EmptyState>;

  // What stands under an open one would move when its words come.
  if (open !== undefined && !htmlReady) return <NoticesWaiting />;
  return (
    <ul className="app-notices">
      {notices.data.map((notice, place) => (
        <li key={notice.id}>
          <NoticeEntry
            notice={notice}
            open={place === open}
            onToggle={(opened) => onIndex(opened ? place : undefined)}
          />
        </li>
      ))}
    </ul>
  );
}

export interface NoticeListProps {
  type: NoticeType;
  /** Which one the address opens, as it stands there. */
  index: string | null;
  /** One was opened, by its place, or closed. */
  onIndex: (place: number | undefined) => void;
}
