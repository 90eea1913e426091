import { BannerGroup } from "@volado/domain/announcements";
import { Skeleton } from "@volado/ui";
import { memo } from "react";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { useHomeAnnouncements } from "../../../shared/messages/use-announcement-bundle.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { BannerGroupView, bannersOf } from "./banner-group-view.tsx";

/** Banner group m_home (Spec §2 "Home"). Its space is reserved from the first paint. */
export const HomeBanners = memo(function HomeBanners() {
  const home = useHomeAnnouncements();
  const banners = bannersOf(home.data, BannerGroup.Home);
  if (banners) return <BannerGroupView banners={banners} />;
  return (
    <div className="app-banner-slot" data-banner-slot="">
      {home.phase === "pending" && <Skeleton shape="banner" />}
      {home.phase === "failed" && <RetryBlock onRetry={home.retry} />}
      {home.phase === "content" && brandMark(72)}
    </div>
  );
});
