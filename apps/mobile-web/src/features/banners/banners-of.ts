import type { AnnouncementBundle, Banner, BannerGroup } from "@volado/domain/announcements";

/**
 * The banners of an answer that belong to the place that asked, in the gateway's order; undefined without any. A
 * gateway may send others' beside them (Spec §3 "Banner: groupName").
 */
export const bannersOf = (
  bundle: AnnouncementBundle | undefined,
  group: BannerGroup,
): readonly [Banner, ...Banner[]] | undefined => {
  const [first, ...more] = bundle?.banners.filter((banner) => banner.group === group) ?? [];
  return first && [first, ...more];
};
