import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { Skeleton } from "@volado/ui";
import { useAnnouncementBundle } from "../../../shared/announcements/use-announcement-bundle.ts";
import { FirstBanner } from "./first-banner.tsx";

/**
 * The banner of a page around an account (Spec §2 "m_login", §7 "m_reg"). It stands under the form, so that
 * its coming moves no field.
 */
export function FormBanner({ asked }: { asked: AnnouncementsInput }) {
  const { data, isPending } = useAnnouncementBundle(asked, undefined);
  const [banner] = data?.banners ?? [];
  if (isPending) {
    return (
      <div className="app-banner-slot" data-banner-slot="">
        <Skeleton shape="banner" />
      </div>
    );
  }
  return banner ? <FirstBanner banner={banner} /> : null;
}
