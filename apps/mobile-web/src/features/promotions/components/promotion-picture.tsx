import { useState } from "react";

/** The picture of a promotion; without it, its room stays empty. */
export function PromotionPicture({ url }: { url: string }) {
  const [failed, setFailed] = useState<string>();
  return (
    <div className="app-promotion__picture">
      {failed !== url && (
        <img src={url} alt="" width={780} height={330} fetchPriority="high" onError={() => setFailed(url)} />
      )}
    </div>
  );
}
