import { type BannerCarouselProps, Skeleton } from "@volado/ui";
import { memo } from "react";
import { useHomeAnnouncements } from "../../../shared/announcements/use-announcement-bundle.ts";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
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

/** Banner group m_home (Spec §2 "Home"): its room from the first paint on, the first picture, then the show. */
export const HomeBanners = memo(function HomeBanners() {
  const home = useHomeAnnouncements();
  const open = useBannerOpen();
  const [first, ...more] = home.data?.banners ?? [];
  if (first) {
    if (more.length === 0) return <FirstBanner banner={first} />;
    return <BannerShow banners={[first, ...more]} onOpen={open} waiting={<FirstBanner banner={first} />} />;
  }
  return (
    <div className="app-banner-slot" data-banner-slot="">
      {home.phase === "pending" && <Skeleton shape="banner" />}
      {home.phase === "failed" && <RetryBlock onRetry={home.retry} />}
      {home.phase === "content" && brandMark(72)}
    </div>
  );
});
