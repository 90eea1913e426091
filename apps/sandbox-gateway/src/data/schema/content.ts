import type { Json, Texts } from "./columns.ts";

/** Copy of an announcement in one language. */
export interface AnnouncementCopy {
  readonly title: string;
  readonly content: string;
}

export interface AnnouncementsTable {
  id: string;
  /** One of the content types that are not banners (Spec §9). */
  content_type: "A" | "PL" | "PU" | "PR" | "H";
  starts_at: number;
  ends_at: number | null;
  category_ids: string[];
  /** Banner whose drawing is the cover, when there is one. */
  cover: string | null;
  texts: Json<Texts<AnnouncementCopy>>;
  sort: number;
}

export interface AnnouncementReadsTable {
  member_id: string;
  announcement_id: string;
  read_at: number;
}

/** Words drawn into a banner, in one language. */
export interface BannerCopy {
  readonly kicker: string;
  readonly headline: string;
  readonly text: string;
  readonly cta: string;
}

export interface BannersTable {
  id: string;
  group_name: string | null;
  scene: string;
  href: string | null;
  texts: Json<Texts<BannerCopy>>;
  sort: number;
}
