import type { Banner } from "@volado/domain/announcements";
import type { BannerCarouselProps } from "@volado/ui";
import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { FirstBanner } from "./first-banner.tsx";

/** Follows a banner: site paths without loading anew, other addresses as the browser does. */
const useBannerOpen = (): NonNullable<BannerCarouselProps["onOpen"]> => {
  const follow = useLinkNavigation();
  return (_slide, event) => follow(event);
};

/** Until it has come, and when it can't be had, the first picture is a whole banner by itself. */
const BannerShow = lazyPart({
  name: "banner show",
  load: () => import("./banner-show.tsx"),
  onFail: "silent",
});

export interface BannerGroupViewProps {
  /** At least one. */
  banners: readonly [Banner, ...Banner[]];
}

/** The banners of a group: one is a picture, several loop and change by themselves (Spec §2 "Banner carousel"). */
export function BannerGroupView({ banners }: BannerGroupViewProps) {
  const open = useBannerOpen();
  const [first, ...more] = banners;
  const picture = <FirstBanner banner={first} />;
  if (more.length === 0) return picture;
  return <BannerShow banners={banners} onOpen={open} waiting={picture} />;
}
