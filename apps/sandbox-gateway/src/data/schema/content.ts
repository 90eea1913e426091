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
  texts: Json<Texts<AnnouncementCopy>>;
  /** Whoever wants to take part applies for it. */
  by_application: boolean;
  sort: number;
}

/** A picture of an announcement. */
export interface AnnouncementImagesTable {
  announcement_id: string;
  /** 1 is cover and card picture (Spec §3). */
  sequence: number;
  /** The banner whose drawing it is. */
  banner_id: string;
}

/** Name of a category in one language. */
export interface PromotionCategoryCopy {
  readonly title: string;
}

export interface PromotionCategoriesTable {
  id: string;
  /** Name of a symbol of the pictures, or none. */
  icon: string | null;
  texts: Json<Texts<PromotionCategoryCopy>>;
  sort: number;
}

export interface AnnouncementReadsTable {
  member_id: string;
  announcement_id: string;
  read_at: number;
}

/** What a banner says, in one language. */
export interface BannerCopy {
  readonly headline: string;
  readonly text: string;
}

export interface BannersTable {
  id: string;
  group_name: string | null;
  href: string | null;
  texts: Json<Texts<BannerCopy>>;
  sort: number;
}
