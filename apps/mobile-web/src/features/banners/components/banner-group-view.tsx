import type { Banner } from "@volado/domain/announcements";
import { shownPictureWidths } from "@volado/domain/site";
import { type BannerCarouselProps, usePictureSources } from "@volado/ui";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** The first banner as a plain picture. It is the page's largest paint, so it loads nothing but the picture. */
function FirstBanner({ banner }: { banner: Banner }) {
  const follow = useLinkNavigation();
  const sources = usePictureSources(banner.imageUrl, shownPictureWidths.banner);
  const picture = (
    <img
      className="app-banner-first"
      srcSet={sources}
      src={banner.imageUrl}
      alt={banner.alt}
      width={780}
      height={330}
      fetchPriority="high"
      decoding="sync"
    />
  );
  return (
    <div className="app-banner-slot">
      {banner.href === undefined ? (
        picture
      ) : (
        <a className="app-banner-link" href={banner.href} onClick={follow}>
          {picture}
        </a>
      )}
    </div>
  );
}

const useBannerOpen = (): NonNullable<BannerCarouselProps["onOpen"]> => {
  const follow = useLinkNavigation();
  return (_slide, event) => follow(event);
};

/** The first picture stands in for it while it loads, and if it fails to load. */
const BannerShow = lazyComponent({
  name: "banner show",
  load: () => import("./banner-show.tsx"),
  onFail: "silent",
});

export interface BannerGroupViewProps {
  /** At least one. */
  banners: readonly [Banner, ...Banner[]];
}

/** Banners of a group: one is a picture, several rotate (Spec §2 "Banner carousel"). */
export function BannerGroupView({ banners }: BannerGroupViewProps) {
  const open = useBannerOpen();
  const [first, ...more] = banners;
  const picture = <FirstBanner banner={first} />;
  if (more.length === 0) return picture;
  return <BannerShow banners={banners} onOpen={open} waiting={picture} />;
}
