import type { AnnouncementBundle, Banner, BannerGroup } from "@volado/domain/announcements";

/**
 * The response's banners of one group, in the gateway's order; undefined if there are none. A gateway may send other
 * groups too (Spec §3 "Banner: groupName").
 */
export const bannersOf = (
  bundle: AnnouncementBundle | undefined,
  group: BannerGroup,
): readonly [Banner, ...Banner[]] | undefined => {
  const [first, ...more] = bundle?.banners.filter((banner) => banner.group === group) ?? [];
  return first && [first, ...more];
};
