import { type Announcement, type AnnouncementBundle, type Banner, BannerGroup } from "@volado/domain";
import { wireFlag, wireId, wireInstant, wireNumber, wireText } from "./primitives.ts";
import { sideRows } from "./rows.ts";
import { z } from "./z.ts";

const image = z.object({ sequence: wireNumber, url: z.string() });

/** Announcement or promotion (Spec §3; `noExpiry` 1 means long term, image sequence 1 is the cover). */
export const announcementSchema = z.pipe(
  z.object({
    announcementId: wireId,
    title: z.string(),
    content: z._default(z.string(), ""),
    startDate: wireInstant,
    endDate: wireInstant,
    noExpiry: z.nullish(wireFlag),
    read: z.nullish(wireFlag),
    promoAnnouncementCategoryIds: z.nullish(z.array(wireId)),
    announcementImages: z.nullish(z.array(image)),
  }),
  z.transform(
    ({
      announcementId,
      content,
      startDate,
      endDate,
      noExpiry,
      read,
      promoAnnouncementCategoryIds,
      announcementImages,
      ...wire
    }): Announcement => ({
      ...wire,
      id: announcementId,
      html: content,
      startsAt: startDate,
      endsAt: endDate,
      longTerm: noExpiry ?? false,
      read: read ?? false,
      categoryIds: promoAnnouncementCategoryIds ?? [],
      imageUrls: (announcementImages ?? []).toSorted((a, b) => a.sequence - b.sequence).map(({ url }) => url),
    }),
  ),
);

const bannerSchema = z.pipe(
  z.object({ id: wireId, url: z.string(), title: wireText, groupName: z.enum(BannerGroup), link: wireText }),
  z.transform(
    ({ url, groupName, link, title, ...wire }): Banner => ({
      ...wire,
      imageUrl: url,
      group: groupName,
      href: link,
      alt: title ?? "",
    }),
  ),
);

const list = z._default(sideRows(announcementSchema), []);

/** Response of the announcements call: promotion, banners, player, popup, hot (Spec §3). */
export const announcementBundleSchema = z.pipe(
  z.object({
    promotion: list,
    banners: z._default(sideRows(bannerSchema), []),
    player: list,
    popup: list,
    hot: list,
  }),
  z.transform(
    ({ promotion, player, popup, ...wire }): AnnouncementBundle => ({
      ...wire,
      promotions: promotion,
      notices: player,
      popups: popup,
    }),
  ),
);
