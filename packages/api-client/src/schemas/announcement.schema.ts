import type { Announcement, AnnouncementBundle } from "@volado/domain/announcements";
import { bannersSchema } from "./banner.schema.ts";
import { wireFlag, wireId, wireInstant, wireNumber, wireOr } from "./primitives.ts";
import { renamed } from "./rename.ts";
import { sideRows } from "./rows.ts";
import { z } from "./z.ts";

const image = z.object({ sequence: wireNumber, url: z.string() });

/**
 * Announcement or promotion (Spec §3; `noExpiry` 1 means long term, image sequence 1 is the cover). `apply` 1
 * asks whoever wants to take part for an application (docs/decisions/096).
 */
export const announcementSchema = renamed(
  {
    announcementId: wireId,
    title: z.string(),
    content: wireOr(z.string(), ""),
    startDate: wireInstant,
    endDate: wireInstant,
    noExpiry: wireOr(wireFlag, false),
    read: wireOr(wireFlag, false),
    apply: wireOr(wireFlag, false),
    promoAnnouncementCategoryIds: wireOr(z.array(wireId), []),
    announcementImages: z.pipe(
      wireOr(sideRows(image), []),
      z.transform((images) => images.toSorted((a, b) => a.sequence - b.sequence).map(({ url }) => url)),
    ),
  },
  {
    announcementId: "id",
    content: "html",
    startDate: "startsAt",
    endDate: "endsAt",
    noExpiry: "longTerm",
    apply: "byApplication",
    promoAnnouncementCategoryIds: "categoryIds",
    announcementImages: "imageUrls",
  },
) satisfies z.ZodMiniType<Announcement>;

const list = z._default(sideRows(announcementSchema), []);

/** Response of the announcements call: promotion, banners, player, popup, hot (Spec §3). */
export const announcementBundleSchema = renamed(
  { promotion: list, banners: z._default(bannersSchema, []), player: list, popup: list, hot: list },
  { promotion: "promotions", player: "notices", popup: "popups" },
) satisfies z.ZodMiniType<AnnouncementBundle>;
