import {
  type Announcement,
  type AnnouncementBundle,
  announcementLists,
  type Banner,
  BannerGroup,
  type NoticeList,
} from "@volado/domain/announcements";
import type { PromotionCategory } from "@volado/domain/promotions";
import {
  wireCount,
  wireFlag,
  wireId,
  wireInstant,
  wireNumber,
  wireOr,
  wireRequiredText,
  wireText,
} from "./primitives.ts";
import { renamed } from "./rename.ts";
import { readableRows, rows, sideRows } from "./rows.ts";
import { z } from "./z.ts";

/** Only `url` and `groupName` are in the specification; the other fields are optional. */
const bannerSchema = renamed(
  {
    id: wireOr(wireId, undefined),
    url: wireRequiredText,
    title: wireOr(z.string(), ""),
    words: wireOr(z.array(z.string()), undefined),
    groupName: z.enum(BannerGroup),
    link: wireText,
  },
  { url: "imageUrl", groupName: "group", link: "href", title: "alt" },
);

/**
 * Banners (Spec §3 "Banner"). Without an id, the image URL is the id, so that it is stable between responses.
 * Duplicate ids are numbered.
 */
const bannersSchema = z.pipe(
  sideRows(bannerSchema),
  z.transform((banners): readonly Banner[] => {
    const ids = new Set<string>();
    return banners.map((banner) => {
      const own = banner.id ?? banner.imageUrl;
      let id = own;
      for (let number = 2; ids.has(id); number += 1) id = `${own} ${number}`;
      ids.add(id);
      return { ...banner, id };
    });
  }),
);

const image = z.object({ sequence: wireNumber, url: z.string() });

/**
 * Announcement or promotion (Spec §3; `noExpiry` 1 means long term, image sequence 1 is the cover). `apply` 1
 * requires an application to take part (docs/decisions/096).
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
 * Response of the announcements call: promotion, banners, player, popup, hot (Spec §3). An unreadable
 * list is named in `unreadable` and does not affect the others. At least one list is required.
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

const footerSchema = z.object({ unreadCount: wireOr(wireCount, undefined) });

/** The notice list with its optional footer (Spec §3 "Footer: unreadCount"; docs/decisions/096). */
export const noticeListSchema = z.pipe(
  z.object({ list: rows(announcementSchema), footer: wireOr(footerSchema, undefined) }),
  z.transform(({ list, footer }): NoticeList => ({ notices: list, unread: footer?.unreadCount })),
);

const category = z.pipe(
  z.object({ id: wireId, title: z.string(), iconImageUrl: wireText }),
  z.transform(({ id, title, iconImageUrl }): PromotionCategory => ({ id, title, iconUrl: iconImageUrl })),
);

/** Categories of promotions, in menu order (Spec §3 "Category: id, title, iconImageUrl"). */
export const promotionCategoriesSchema = rows(category);
