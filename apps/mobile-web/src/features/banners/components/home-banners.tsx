import { Skeleton } from "@volado/ui";
import { lazy, memo, Suspense } from "react";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { useBannerOpen } from "../hooks/use-banner-open.ts";
import type { BannerShowProps } from "./banner-show.tsx";
import { FirstBanner } from "./first-banner.tsx";

/** What stands when the show's code can't be had: the first picture is a whole banner by itself. */
const OneBanner = ({ banners: [first] }: BannerShowProps) => first && <FirstBanner banner={first} />;
const BannerShow = lazy(() => import("./banner-show.tsx").catch(() => ({ default: OneBanner })));

/** Banner group m_home (Spec §2 "Home"): its room from the first paint on, the first picture, then the show. */
export const HomeBanners = memo(function HomeBanners() {
  const { data, isError, refetch } = useHomeAnnouncements();
  const open = useBannerOpen();
  const [first, ...more] = data?.banners ?? [];
  if (first) {
    if (more.length === 0) return <FirstBanner banner={first} />;
    return (
      <Suspense fallback={<FirstBanner banner={first} />}>
        <BannerShow banners={[first, ...more]} onOpen={open} />
      </Suspense>
    );
  }
  return (
    <div className="app-banner-slot" data-banner-slot="">
      {data ? brandMark(72) : isError ? <RetryBlock onRetry={refetch} /> : <Skeleton shape="banner" />}
    </div>
  );
});
