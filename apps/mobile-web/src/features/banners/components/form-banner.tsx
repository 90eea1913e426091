import { useQuery } from "@tanstack/react-query";
import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { announcementQueries } from "@volado/api-client/query";
import { Skeleton } from "@volado/ui";
import { useLanguage } from "../../../shared/language/language.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { FirstBanner } from "./first-banner.tsx";

/** The banner of a page around an account (Spec §2 "m_login", §7 "m_reg"). It stands under the form, so that its coming moves no field. */
export function FormBanner({ asked }: { asked: AnnouncementsInput }) {
  useLanguage();
  const { data, isPending } = useQuery(announcementQueries.bundle(useClient(), undefined, asked));
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
