import { type Announcement, isUnread } from "@volado/domain/announcements";
import { cutText } from "@volado/domain/validation";
import { formatDay } from "@volado/i18n";
import { NoticeItem, Skeleton } from "@volado/ui";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMarkRead } from "../../../shared/announcements/use-mark-read.ts";
import { disarmHtml, writtenWords } from "../../../shared/html/disarm-html.ts";
import { HtmlView } from "../../../shared/html/html-view.tsx";
import { merchant } from "../../../shared/merchant.ts";
import { useSession } from "../../../shared/session/session-store.ts";

/** The text of a notice's HTML, parsed in a separate document: nothing runs, loads or is shown as markup. */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(disarmHtml(html), "text/html");
  for (const hidden of body.querySelectorAll("script, style, iframe")) hidden.remove();
  for (const block of body.querySelectorAll("p, div, li, h1, h2, h3, h4, br")) block.append("\n");
  return writtenWords(body.textContent ?? "")
    .replace(/\n\s*\n\s*/g, "\n\n")
    .trim();
};

/** Maximum length of the preview line. */
const PREVIEW = 160;

/**
 * A notice in the list: title, day (YYYY-MM-DD), preview and full text (Spec §2 "Notice page"). Opening marks it as
 * read.
 */
export function NoticeEntry({ notice, open, onToggle }: NoticeEntryProps) {
  const { t } = useTranslation();
  const session = useSession();
  const mark = useMarkRead();
  const text = useMemo(() => plainText(notice.html), [notice.html]);

  // Mark once per opening: if the gateway rejects the mark, it reports the notice as unread again.
  const marked = useRef(false);
  useEffect(() => {
    if (!open) marked.current = false;
    else if (isUnread(notice, session) && !marked.current) {
      marked.current = true;
      mark(notice);
    }
  }, [open, notice, session, mark]);

  return (
    <NoticeItem
      title={notice.title}
      date={notice.startsAt === undefined ? undefined : formatDay(notice.startsAt, merchant.timeZone)}
      preview={cutText(text, PREVIEW)}
      unreadLabel={isUnread(notice, session) ? t("notices.unread") : undefined}
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

export interface NoticeEntryProps {
  notice: Announcement;
  open: boolean;
  onToggle: (open: boolean) => void;
}
