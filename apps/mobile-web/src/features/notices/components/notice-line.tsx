import { Button, Dialog, type Notice, NoticeTicker, Skeleton } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";
import { plainText } from "../plain-text.ts";

/** The notice ticker (Spec §2 "Home"); a tap shows the whole notice. */
export function NoticeLine() {
  const { t } = useTranslation();
  const { data, isPending } = useHomeAnnouncements();
  const [opened, setOpened] = useState<string>();
  const notice = data?.notices.find(({ id }) => id === opened);
  if (isPending) return <Skeleton className="app-ticker-room" />;
  return (
    <>
      <NoticeTicker
        label={t("home.notices")}
        notices={(data?.notices ?? []).map(({ id, title }): Notice => ({ id, text: title }))}
        labels={{ pause: t("home.pauseNotices"), play: t("home.playNotices") }}
        onOpen={({ id }) => setOpened(id)}
      />
      <Dialog
        open={notice !== undefined}
        onClose={() => setOpened(undefined)}
        title={notice?.title}
        actions={<Button onClick={() => setOpened(undefined)}>{t("common.close")}</Button>}
      >
        <p className="app-notice">{notice && plainText(notice.html)}</p>
      </Dialog>
    </>
  );
}
