import type { Banner } from "@volado/domain/announcements";
import { shownPictureWidths } from "@volado/domain/site";
import { type BannerCarouselProps, usePictureSources } from "@volado/ui";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** The first banner alone: what the page is waited for, so it asks for nothing but its picture. */
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

/** Follows a banner: site paths without loading anew, other addresses as the browser does. */
const useBannerOpen = (): NonNullable<BannerCarouselProps["onOpen"]> => {
  const follow = useLinkNavigation();
  return (_slide, event) => follow(event);
};

/** Until it has come, and when it can't be had, the first picture is a whole banner by itself. */
const BannerShow = lazyComponent({
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
