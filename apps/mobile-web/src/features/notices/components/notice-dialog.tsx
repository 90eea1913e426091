import type { Announcement } from "@volado/domain/announcements";
import { Button, Dialog, Skeleton } from "@volado/ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMarkRead } from "../../../shared/announcements/use-mark-read.ts";
import { HtmlView } from "../../../shared/html/html-view.tsx";

export interface NoticeDialogProps {
  notice: Announcement;
  open: boolean;
  onClose: () => void;
}

/** A notice in full; opening marks it as read (Spec §4 "Notices"). */
export function NoticeDialog({ notice, open, onClose }: NoticeDialogProps) {
  const { t } = useTranslation();
  const mark = useMarkRead();
  // Home may hold the response embedded in the page for guests, in which everything is read.
  useEffect(() => {
    if (open) mark({ ...notice, read: false });
  }, [open, notice, mark]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={notice.title}
      actions={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      <HtmlView html={notice.html} waiting={<Skeleton lines={4} />} />
    </Dialog>
  );
}
