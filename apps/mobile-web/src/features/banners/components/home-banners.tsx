import { Skeleton } from "@volado/ui";
import { lazy, Suspense } from "react";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { useBannerOpen } from "../hooks/use-banner-open.ts";
import { FirstBanner } from "./first-banner.tsx";

const BannerShow = lazy(() => import("./banner-show.tsx"));

/** Banner group m_home (Spec §2 "Home"): its room from the first paint on, the first picture, then the show. */
export function HomeBanners() {
  const { data, isError, refetch } = useHomeAnnouncements();
  const open = useBannerOpen();
  const [first, ...more] = data?.banners ?? [];
  if (data) {
    if (!first) return null;
    if (more.length === 0) return <FirstBanner banner={first} />;
    return (
      <Suspense fallback={<FirstBanner banner={first} />}>
        <BannerShow banners={data.banners} onOpen={open} />
      </Suspense>
    );
  }
  return (
    <div className="app-banner-room" data-banner-room="">
      {isError ? <RetryBlock onRetry={refetch} /> : <Skeleton shape="banner" />}
    </div>
  );
}
