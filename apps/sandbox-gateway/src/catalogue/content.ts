import { BannerGroup } from "@volado/domain/announcements";
import type { Kysely, Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { AnnouncementCopy, AnnouncementsTable, BannerCopy } from "../data/schema/content.ts";
import type { Schema } from "../data/schema.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import type { ContentLanguage } from "./content-language.ts";

/** A banner with its picture in one language. */
export interface ContentBanner {
  readonly id: string;
  readonly group: BannerGroup;
  readonly url: string;
  readonly alt: string;
  readonly href: string | null;
}

/** An announcement with its pictures in their sequence. */
export interface KeptAnnouncement extends Selectable<AnnouncementsTable> {
  readonly images: readonly { readonly sequence: number; readonly bannerId: string }[];
}

/** Banners and announcements, kept in memory: they change only when the world does. */
export interface Content {
  banners(group: string, language: ContentLanguage): readonly ContentBanner[];
  announcements(): readonly KeptAnnouncement[];
  /** Address of a banner's picture. */
  picture(id: string, language: ContentLanguage): string | undefined;
  reload(): Promise<void>;
}

const filledBanner = (
  { headline, text }: BannerCopy,
  brand: Brand,
  language: ContentLanguage,
): BannerCopy => ({ headline: brand.text(headline, language), text: brand.text(text, language) });

const filledAnnouncement = (
  { title, content }: AnnouncementCopy,
  brand: Brand,
  language: ContentLanguage,
): AnnouncementCopy => ({ title: brand.text(title, language), content: brand.html(content, language) });

/**
 * The world's words are the same for every brand; what they say of it is filled in here, so that a renamed
 * one needs no new world.
 */
const read = async (db: Kysely<Schema>, brand: Brand) => {
  const images = await db.selectFrom("announcement_images").selectAll().orderBy("sequence").execute();
  const announcements = await db.selectFrom("announcements").selectAll().orderBy("sort").execute();
  const banners = await db.selectFrom("banners").selectAll().orderBy("sort").execute();
  return {
    banners: banners.map((row) => ({
      ...row,
      texts: { ES: filledBanner(row.texts.ES, brand, "ES"), EN: filledBanner(row.texts.EN, brand, "EN") },
    })),
    announcements: announcements.map(
      (row): KeptAnnouncement => ({
        ...row,
        texts: {
          ES: filledAnnouncement(row.texts.ES, brand, "ES"),
          EN: filledAnnouncement(row.texts.EN, brand, "EN"),
        },
        images: images
          .filter(({ announcement_id }) => announcement_id === row.id)
          .map(({ sequence, banner_id }) => ({ sequence, bannerId: banner_id })),
      }),
    ),
  };
};

/** Reads the content from the database. */
export const openContent = async (db: Kysely<Schema>, brand: Brand): Promise<Content> => {
  let kept = await read(db, brand);
  const pictureOf = (id: string, language: ContentLanguage): string =>
    picturePath("banner", `${id}.${language.toLowerCase()}`);

  return {
    announcements: () => kept.announcements,
    banners: (group, language) =>
      kept.banners.flatMap((banner) => {
        const place = Object.values(BannerGroup).find((known) => known === banner.group_name);
        if (place === undefined || place !== group) return [];
        const { headline, text } = banner.texts[language];
        return [
          {
            id: banner.id,
            group: place,
            url: pictureOf(banner.id, language),
            alt: `${headline}. ${text}`,
            href: banner.href,
          },
        ];
      }),
    picture: (id, language) =>
      kept.banners.some((banner) => banner.id === id) ? pictureOf(id, language) : undefined,
    async reload() {
      kept = await read(db, brand);
    },
  };
};
