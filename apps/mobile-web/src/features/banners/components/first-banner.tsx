import type { Banner } from "@volado/domain/announcements";
import { shownPictureWidths } from "@volado/domain/site";
import { usePictureSources } from "@volado/ui";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** The first banner alone: what the page is waited for, so it asks for nothing but its picture. */
export function FirstBanner({ banner }: { banner: Banner }) {
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
