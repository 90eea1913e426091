import { useState } from "react";
import { fallbackImageUrl } from "../../../shared/games/fallback-image.ts";

/** The picture of a promotion; looked for once at the other host, then its room stays empty (Spec §9 "fallback image CDN host"). */
export function PromotionPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState(0);
  const src = failed === 0 ? url : failed === 1 ? fallbackImageUrl(url) : undefined;
  return (
    <div className="app-promotion__picture">
      {src !== undefined && (
        <img
          key={src}
          src={src}
          alt=""
          width={780}
          height={330}
          fetchPriority="high"
          onError={() => setFailed(failed + 1)}
        />
      )}
    </div>
  );
}
