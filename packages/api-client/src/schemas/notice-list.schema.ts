import type { NoticeList } from "@volado/domain/announcements";
import { announcementSchema } from "./announcement.schema.ts";
import { wireCount } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** The notice list with its footer (Spec §3 "Footer: unreadCount"; docs/decisions/096). */
export const noticeListSchema = z.pipe(
  z.object({ list: rows(announcementSchema), footer: z.object({ unreadCount: wireCount }) }),
  z.transform(({ list, footer }): NoticeList => ({ notices: list, unread: footer.unreadCount })),
);
