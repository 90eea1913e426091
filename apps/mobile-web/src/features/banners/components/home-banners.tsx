import { Skeleton } from "@volado/ui";
import { memo } from "react";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { lazyPart } from "../../../shared/lazy/lazy-part.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { useBannerOpen } from "../hooks/use-banner-open.ts";
import { FirstBanner } from "./first-banner.tsx";

/** Until it has come, and when it can't be had, the first picture is a whole banner by itself. */
const BannerShow = lazyPart({
  name: "banner show",
  load: () => import("./banner-show.tsx"),
  onFail: "silent",
});

/** Banner group m_home (Spec §2 "Home"): its room from the first paint on, the first picture, then the show. */
export const HomeBanners = memo(function HomeBanners() {
  const { data, isError, refetch } = useHomeAnnouncements();
  const open = useBannerOpen();
  const [first, ...more] = data?.banners ?? [];
  if (first) {
    if (more.length === 0) return <FirstBanner banner={first} />;
    return <BannerShow banners={[first, ...more]} onOpen={open} waiting={<FirstBanner banner={first} />} />;
  }
  return (
    <div className="app-banner-slot" data-banner-slot="">
      {data ? brandMark(72) : isError ? <RetryBlock onRetry={refetch} /> : <Skeleton shape="banner" />}
    </div>
  );
});
