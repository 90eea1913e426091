import type { InboxMessage } from "@volado/domain/inbox";
import { cutText } from "@volado/domain/validation";
import { formatDay, formatTime } from "@volado/i18n";
import { Button, NoticeItem } from "@volado/ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";

/** Maximum length of the preview line. */
const PREVIEW = 160;

export interface MessageEntryProps {
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
  const { id, title, text, sentAt, read, pictures } = message;

  // Mark once per opening: if the gateway rejects the mark, it reports the message as unread again.
  const marked = useRef(false);
  useEffect(() => {
    if (!open) marked.current = false;
    else if (!read && !marked.current) {
      marked.current = true;
      onRead(id);
    }
  }, [open, read, id, onRead]);

  return (
    <NoticeItem
      title={title}
      date={`${formatDay(sentAt, merchant.timeZone)} ${formatTime(sentAt, merchant.timeZone)}`}
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
