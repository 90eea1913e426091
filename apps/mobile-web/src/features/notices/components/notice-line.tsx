import type { Announcement } from "@volado/domain";
import { NoticeTicker, Skeleton } from "@volado/ui";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";

const NoticeDialog = lazy(() => import("./notice-dialog.tsx"));

/** The notice ticker (Spec §2 "Home"); a tap shows the whole notice. */
export function NoticeLine() {
  const { t } = useTranslation();
  const { data, isPending } = useHomeAnnouncements();
  const [notice, setNotice] = useState<Announcement>();
  const [open, setOpen] = useState(false);
  if (isPending) return <Skeleton className="app-ticker-room" />;
  return (
    <>
      <NoticeTicker
        label={t("home.notices")}
        notices={(data?.notices ?? []).map(({ id, title }) => ({ id, text: title }))}
        labels={{ pause: t("home.pauseNotices"), play: t("home.playNotices") }}
        onOpen={({ id }) => {
          setNotice(data?.notices.find((candidate) => candidate.id === id));
          setOpen(true);
        }}
      />
      {notice && (
        <Suspense fallback={null}>
          <NoticeDialog notice={notice} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
