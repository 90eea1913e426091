import type { Banner } from "@volado/domain/announcements";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** The first banner alone: what the page is waited for, so it asks for nothing but its picture. */
export function FirstBanner({ banner }: { banner: Banner }) {
  const follow = useLinkNavigation();
  const picture = (
    <img
      className="app-banner-first"
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
