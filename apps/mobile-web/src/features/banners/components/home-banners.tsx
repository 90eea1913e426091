import { limits } from "@volado/config";
import { BannerCarousel, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useHomeAnnouncements } from "../../../shared/announcements/use-home-announcements.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { useBannerOpen } from "../hooks/use-banner-open.ts";

/** Banner group m_home (Spec §2 "Home"); its room is kept from the first paint on. */
export function HomeBanners() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useHomeAnnouncements();
  const open = useBannerOpen();
  if (data) {
    return (
      <BannerCarousel
        className="app-banner"
        label={t("home.banners")}
        slides={data.banners}
        delay={limits.banner.autoplay}
        speed={limits.banner.speed}
        labels={{
          slide: t("home.banner"),
          previous: t("home.previous"),
          next: t("home.next"),
          pause: t("home.pauseBanners"),
          play: t("home.playBanners"),
        }}
        onOpen={open}
      />
    );
  }
  return (
    <div className="app-banner-room" data-banner-room="">
      {isError ? <RetryBlock onRetry={refetch} /> : <Skeleton shape="banner" />}
    </div>
  );
}
