import type { Announcement } from "@volado/domain/announcements";
import { NoticeTicker, Skeleton } from "@volado/ui";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";
import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";

const NoticeDialog = lazyPart({
  name: "notice dialog",
  load: () => import("./notice-dialog.tsx"),
  onFail: "message",
});

/** The notice ticker (Spec §2 "Home"); a tap shows the whole notice. */
export const NoticeLine = memo(function NoticeLine() {
  const { t } = useTranslation();
  const { data, isError } = useHomeAnnouncements();
  const [notice, setNotice] = useState<Announcement>();
  const [open, setOpen] = useState(false);
  if (!data?.notices.length) {
    // Its room stays: what stands below must not move.
    if (!data && !isError) return <Skeleton className="app-ticker-placeholder" />;
    return <p className="app-ticker-placeholder">{t(data ? "home.noNotices" : "home.failed")}</p>;
  }
  return (
    <>
      <NoticeTicker
        label={t("home.notices")}
        notices={data.notices.map(({ id, title }) => ({ id, text: title }))}
        labels={{ pause: t("home.pauseNotices"), play: t("home.playNotices") }}
        onOpen={({ id }) => {
          setNotice(data.notices.find((candidate) => candidate.id === id));
          setOpen(true);
        }}
      />
      {notice && <NoticeDialog notice={notice} open={open} onClose={() => setOpen(false)} />}
    </>
  );
});
