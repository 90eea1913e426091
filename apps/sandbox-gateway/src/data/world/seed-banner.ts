import type { BannerGroup } from "@volado/domain/announcements";
import type { Texts } from "../schema/columns.ts";
import type { BannerCopy } from "../schema/content.ts";

/** A banner of the seeded world; one without a group is only the cover of a promotion. */
export interface SeedBanner {
  readonly id: string;
  readonly group: BannerGroup | null;
  readonly href: string | null;
  readonly texts: Texts<BannerCopy>;
}
