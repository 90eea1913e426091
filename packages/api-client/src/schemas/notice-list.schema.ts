import type { NoticeList } from "@volado/domain/announcements";
import { announcementSchema } from "./announcement.schema.ts";
import { wireCount, wireOr } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

const footerSchema = z.object({ unreadCount: wireOr(wireCount, undefined) });

/** The notice list with its footer, which may be missing (Spec §3 "Footer: unreadCount"; docs/decisions/096). */
export const noticeListSchema = z.pipe(
  z.object({ list: rows(announcementSchema), footer: wireOr(footerSchema, undefined) }),
  z.transform(({ list, footer }): NoticeList => ({ notices: list, unread: footer?.unreadCount })),
);
