import { useQuery } from "@tanstack/react-query";
import { announcementQueries } from "@volado/api-client/query";
import { Skeleton } from "@volado/ui";
import { loginAnnouncements } from "../../../shared/announcements/login-announcements.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { FirstBanner } from "./first-banner.tsx";

/** Banner group m_login (Spec §2 "Login"). It stands under the form, so that its coming moves no field. */
export function LoginBanner() {
  const { data, isPending } = useQuery(
    announcementQueries.bundle(useClient(), undefined, loginAnnouncements),
  );
  const [banner] = data?.banners ?? [];
  if (isPending) {
    return (
      <div className="app-banner-room" data-banner-room="">
        <Skeleton shape="banner" />
      </div>
    );
  }
  return banner ? <FirstBanner banner={banner} /> : null;
}
