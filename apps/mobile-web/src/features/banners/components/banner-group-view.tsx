import { type AnnouncementBundle, type Banner, BannerGroup } from "@volado/domain/announcements";
import { shownPictureWidths } from "@volado/domain/site";
import { BannerWords, Skeleton, usePictureSources } from "@volado/ui";
import { memo } from "react";
import { brandMark } from "../../../shared/brand-mark.tsx";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { useHomeAnnouncements } from "../../../shared/messages/use-announcement-bundle.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";

/**
 * The response's banners of one group, in the gateway's order; undefined if there are none. A gateway may send other
 * groups too (Spec §3 "Banner: groupName").
 */
export const bannersOf = (
  bundle: AnnouncementBundle | undefined,
  group: BannerGroup,
): readonly [Banner, ...Banner[]] | undefined => {
  const [first, ...more] = bundle?.banners.filter((banner) => banner.group === group) ?? [];
  return first && [first, ...more];
};

/** The first banner as a plain picture. It is the page's largest paint, so it loads nothing but the picture. */
function FirstBanner({ banner }: { banner: Banner }) {
  const follow = useLinkNavigation();
  const sources = usePictureSources(banner.imageUrl, shownPictureWidths.banner);
  const picture = (
    <>
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
      <BannerWords words={banner.words} />
    </>
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

/** Shows the first picture while the carousel loads, and if it fails to load. */
const BannerShow = lazyComponent({
  name: "banner show",
  load: () => import("./banner-show.tsx"),
  onFail: "silent",
});

/** Banners of a group: one is a picture, several rotate (Spec §2 "Banner carousel"). */
export function BannerGroupView({ banners }: { banners: readonly [Banner, ...Banner[]] }) {
  const follow = useLinkNavigation();
  const [first, ...more] = banners;
  const picture = <FirstBanner banner={first} />;
  if (more.length === 0) return picture;
  return <BannerShow banners={banners} onOpen={(_slide, event) => follow(event)} waiting={picture} />;
}

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
