import { type Announcement, type AnnouncementBundle, announcementLists } from "@volado/domain/announcements";
import { bannersSchema } from "./banner.schema.ts";
import { wireFlag, wireId, wireInstant, wireNumber, wireOr } from "./primitives.ts";
import { renamed } from "./rename.ts";
import { readableRows, sideRows } from "./rows.ts";
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

const list = z.optional(readableRows(announcementSchema));

/**
 * Response of the announcements call: promotion, banners, player, popup, hot (Spec §3). One list that can't be read
 * leaves the others standing and is named; an answer with none of the lists is no such answer.
 */
export const announcementBundleSchema = z.pipe(
  z.object({ promotion: list, banners: z.optional(bannersSchema), player: list, popup: list, hot: list }),
  z.transform((wire, context): AnnouncementBundle => {
    const { promotion, banners, player, popup, hot } = wire;
    if (Object.values(wire).every((named) => named === undefined))
      context.issues.push({ code: "custom", message: "no list of announcements", input: wire });
    const lists = { promotions: promotion, notices: player, popups: popup, hot };
    const unreadable = announcementLists.filter((name) => lists[name] === null);
    return {
      promotions: promotion ?? [],
      banners: banners ?? [],
      notices: player ?? [],
      popups: popup ?? [],
      hot: hot ?? [],
      ...(unreadable.length > 0 && { unreadable }),
    };
  }),
) satisfies z.ZodMiniType<AnnouncementBundle>;
