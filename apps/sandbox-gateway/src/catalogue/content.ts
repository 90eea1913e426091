import { BannerGroup } from "@volado/domain";
import type { Kysely, Selectable } from "kysely";
import { type BannerInput, bannerPath, bannerScenes } from "../art/index.ts";
import type { AnnouncementsTable, BannersTable } from "../data/schema/content.ts";
import type { Schema } from "../data/schema.ts";

/** Languages that are complete (decisions S8). */
export type ContentLanguage = "ES" | "EN";

/** English for whoever does not ask for Spanish; other languages fall back to English (decisions S8). */
export const contentLanguage = (language: string): ContentLanguage =>
  language.toUpperCase() === "ES" ? "ES" : "EN";

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
  /** What a banner is drawn from. */
  drawing(id: string, language: string): BannerInput | undefined;
  /** Address of a banner's picture. */
  picture(id: string, language: ContentLanguage): string | undefined;
  reload(): Promise<void>;
}

type Banner = Selectable<BannersTable>;

const drawingOf = (banner: Banner, language: ContentLanguage): BannerInput => {
  const copy = banner.texts[language];
  return {
    id: banner.id,
    lang: language.toLowerCase(),
    scene: bannerScenes.find((scene) => scene === banner.scene) ?? "coin",
    headline: copy.headline,
    ...(copy.kicker !== "" && { kicker: copy.kicker }),
    ...(copy.text !== "" && { text: copy.text }),
    ...(copy.cta !== "" && { cta: copy.cta }),
  };
};

const read = async (db: Kysely<Schema>) => {
  const images = await db.selectFrom("announcement_images").selectAll().orderBy("sequence").execute();
  const announcements = await db.selectFrom("announcements").selectAll().orderBy("sort").execute();
  return {
    banners: await db.selectFrom("banners").selectAll().orderBy("sort").execute(),
    announcements: announcements.map(
      (row): KeptAnnouncement => ({
        ...row,
        images: images
          .filter(({ announcement_id }) => announcement_id === row.id)
          .map(({ sequence, banner_id }) => ({ sequence, bannerId: banner_id })),
      }),
    ),
  };
};

/** Reads the content from the database. */
export const openContent = async (db: Kysely<Schema>): Promise<Content> => {
  let kept = await read(db);
  const pictures = new Map<string, string>();

  const pictureOf = (banner: Banner, language: ContentLanguage): string => {
    const key = `${banner.id}.${language}`;
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const address = bannerPath(drawingOf(banner, language));
    pictures.set(key, address);
    return address;
  };
  const byId = (id: string) => kept.banners.find((banner) => banner.id === id);

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
            url: pictureOf(banner, language),
            alt: `${headline}. ${text}`,
            href: banner.href,
          },
        ];
      }),
    drawing(id, language) {
      const banner = byId(id);
      return banner && drawingOf(banner, contentLanguage(language));
    },
    picture(id, language) {
      const banner = byId(id);
      return banner && pictureOf(banner, language);
    },
    async reload() {
      kept = await read(db);
      pictures.clear();
    },
  };
};
