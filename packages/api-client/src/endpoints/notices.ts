import { BannerGroup, ContentType } from "@volado/domain/announcements";
import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { noticeListSchema } from "../schemas/announcement.schema.ts";
import { wireId } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/** Whose notices: players' (PL) or agents' (A). */
export type NoticeType = typeof ContentType.Player | typeof ContentType.Agent;

/**
 * Notices of one kind with their content, newest first, and the unread count (Spec §7 "notice list", §3
 * "Footer"). With a session, read flags are the member's; for guests everything is read. Agents' notices are
 * requested with the group m_home ("A for agent footer").
 */
export const listNotices = defineRead({
  id: "listNotices",
  path: "/api/announcements/notices",
  access: "optional-session",
  request: z.object({
    types: z.enum(["PL", "A"]),
    groupName: z.optional(z.string()),
    platform: z.string(),
    merchantCode: z.string(),
    language: z.string(),
  }),
  encode: (types: NoticeType, context) => ({
    types,
    groupName: types === ContentType.Agent ? BannerGroup.Home : undefined,
    platform: context.platform,
    merchantCode: context.merchant,
    language: context.language,
  }),
  response: noticeListSchema,
  offline: { version: 1 },
});

/**
 * Mark a notice or popup as read (Spec §7 "mark read POST announcementId and read true, throttled 150 ms"). The
 * throttle applies to each announcement separately. Marking one again changes nothing. Refusal: `not_found`
 * (404).
 */
export const markAnnouncementRead = defineKeyed({
  id: "markAnnouncementRead",
  path: "/api/announcements/read",
  request: z.object({ announcementId: wireId, read: z.literal(true) }),
  encode: (announcementId: string) => ({ announcementId, read: true as const }),
  response: z.unknown(),
  throttle: 150,
});
