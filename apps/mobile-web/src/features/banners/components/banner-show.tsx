import { limits } from "@volado/config";
import type { Banner } from "@volado/domain/announcements";
import { BannerCarousel, type BannerCarouselProps } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface BannerShowProps {
  banners: readonly Banner[];
  onOpen: BannerCarouselProps["onOpen"];
}

/** Carousel of several banners (Spec §9 "Banner autoplay 5000 ms, speed 1000"). */
export default function BannerShow({ banners, onOpen }: BannerShowProps) {
  const { t } = useTranslation();
  return (
    <BannerCarousel
      className="app-banner"
      label={t("home.banners")}
      slides={banners}
      delay={limits.banner.autoplay}
      speed={limits.banner.speed}
      labels={{
        slide: t("home.banner"),
        previous: t("home.previous"),
        next: t("home.next"),
        pause: t("home.pauseBanners"),
        play: t("home.playBanners"),
      }}
      onOpen={onOpen}
    />
  );
}
