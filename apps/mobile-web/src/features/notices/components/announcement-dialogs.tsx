import "./popup-dialog.css";
import type { Announcement } from "@volado/domain/announcements";
import { Button, Dialog, Skeleton } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { HtmlView } from "../../../shared/html/html-view.tsx";
import { useMarkRead } from "../../../shared/messages/use-mark-read.ts";

interface NoticeDialogProps {
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

/** A popup: its picture, its text and its position in the round (Spec §7 PU). */
export function PopupDialog({ popup, place, count, onNext, onClose }: PopupDialogProps) {
  const { t } = useTranslation();
  // Keeps the last popup while the dialog closes.
  const [last, setLast] = useState(popup);
  if (popup && popup !== last) setLast(popup);
  if (!last) return null;
  const [picture] = last.imageUrls;
  const more = place < count;
  return (
    <Dialog
      className="app-popup"
      open={popup !== undefined}
      onClose={onClose}
      title={last.title}
      closeLabel={t("common.close")}
      actions={
        <>
          {count > 1 && (
            <p className="app-popup__place" role="status">
              {t("popups.place", { place: Math.min(place, count), count })}
            </p>
          )}
          <Button onClick={more ? onNext : onClose}>{t(more ? "popups.next" : "common.close")}</Button>
        </>
      }
    >
      {picture !== undefined && (
        <img className="app-popup__picture" src={picture} alt="" width={780} height={330} decoding="async" />
      )}
      <HtmlView key={last.id} html={last.html} waiting={<Skeleton lines={4} />} />
    </Dialog>
  );
}

interface PopupDialogProps {
  /** The popup to show; undefined closes the dialog. */
  popup: Announcement | undefined;
  /** Position in the round, from 1. */
  place: number;
  count: number;
  onNext: () => void;
  /** Ends the round. */
  onClose: () => void;
}
