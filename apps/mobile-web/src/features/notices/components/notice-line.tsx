import type { Announcement } from "@volado/domain/announcements";
import { Button, NoticeTicker, Skeleton } from "@volado/ui";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHomeAnnouncements } from "../../../shared/messages/use-announcement-bundle.ts";
import { tabValues } from "../../../shared/storage/site-storage.ts";
import { LazyNoticeDialog } from "./lazy-announcement-dialogs.ts";

const markSeen = () => tabValues.write("noticesSeen", "1");

/**
 * The notice ticker (Spec §2 "Home"), hot notices first and labelled (§7 "home adds PR, H"); a tap opens one. Once its
 * first notice can have been read, it folds (home.css), until the next visit.
 */
export const NoticeLine = memo(function NoticeLine() {
  const { t } = useTranslation();
  const home = useHomeAnnouncements("notices");
  const [notice, setNotice] = useState<Announcement>();
  const [open, setOpen] = useState(false);
  const [seen] = useState(() => tabValues.read("noticesSeen") === "1");
  if (seen) return null;
  // Every state has the same height: content below must not move.
  if (home.phase === "pending") return <Skeleton className="app-ticker-placeholder" />;
  if (home.phase === "failed")
    return (
      <div className="app-ticker-placeholder app-ticker-failed" role="alert">
        <p>{t("home.failed")}</p>
        <Button size="s" variant="quiet" onClick={home.retry}>
          {t("common.retry")}
        </Button>
      </div>
    );
  const { hot } = home.data;
  const isHot = ({ id }: Pick<Announcement, "id">) => hot.some((other) => other.id === id);
  const notices = [...hot, ...home.data.notices.filter((other) => !isHot(other))];
  if (notices.length === 0) return <p className="app-ticker-placeholder">{t("home.noNotices")}</p>;
  return (
    <>
      <NoticeTicker
        label={t("home.notices")}
        onAnimationEnd={markSeen}
        notices={notices.map(({ id, title }) => ({
          id,
          text: isHot({ id }) ? t("home.hotNotice", { title }) : title,
        }))}
        labels={{ pause: t("home.pauseNotices"), play: t("home.playNotices") }}
        onOpen={({ id }) => {
          setNotice(notices.find((candidate) => candidate.id === id));
          setOpen(true);
        }}
      />
      {notice && <LazyNoticeDialog notice={notice} open={open} onClose={() => setOpen(false)} />}
    </>
  );
});
