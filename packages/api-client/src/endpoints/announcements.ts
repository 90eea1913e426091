import type { BannerGroup, ContentType } from "@volado/domain/announcements";
import { HOUR_MS } from "@volado/domain/calendar";
import { cacheLocally } from "../cache/cache-locally.ts";
import { defineRead } from "../core/endpoint.ts";
import { announcementBundleSchema } from "../schemas/announcement.schema.ts";
import { z } from "../schemas/z.ts";

/** Content types and the place to show them (Spec §7 "Announcements"). */
export interface AnnouncementsInput {
  readonly types: readonly ContentType[];
  readonly group: BannerGroup;
}

/**
 * Banners, notices, popups and promotions for one place of the site (Spec §3, §7). With a session, read flags
 * are the member's.
 */
export const listAnnouncements = defineRead({
  id: "listAnnouncements",
  path: "/api/announcements",
  access: "optional-session",
  request: z.object({
    types: z.string().check(z.regex(/^[A-Z]{1,2}(,[A-Z]{1,2})*$/)),
    groupName: z.string(),
    platform: z.string(),
    merchantCode: z.string(),
    language: z.string(),
  }),
  encode: (input: AnnouncementsInput, context) => ({
    types: input.types.join(","),
    groupName: input.group,
    platform: context.platform,
    merchantCode: context.merchant,
    language: context.language,
  }),
  response: announcementBundleSchema,
  cache: cacheLocally({ record: "announcements", version: 1, maxAge: HOUR_MS, personal: true }),
  offline: { version: 1 },
});
