import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { Skeleton } from "@volado/ui";
import { loginAnnouncements, menuAnnouncements } from "../../../shared/announcements/announcement-inputs.ts";
import { useAnnouncementBundle } from "../../../shared/announcements/use-announcement-bundle.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { FirstBanner } from "./first-banner.tsx";

/**
 * The banner of a page around an account (Spec §2 "m_login", §7 "m_reg"). It stands under the form, so that
 * its coming moves no field.
 */
export function FormBanner({ asked }: { asked: AnnouncementsInput }) {
  const { phase, data } = asyncState(useAnnouncementBundle(asked, undefined));
  const [banner] = data?.banners ?? [];
  if (phase === "pending") {
    return (
      <div className="app-banner-slot" data-banner-slot="">
        <Skeleton shape="banner" />
      </div>
    );
  }
  return banner ? <FirstBanner banner={banner} /> : null;
}

/** Banner group m_login (Spec §2 "Login"). */
export const LoginBanner = () => <FormBanner asked={loginAnnouncements} />;

/** Banner group m_leftmenu (Spec §3), at the foot of the side menu, where its coming moves nothing. */
export const MenuBanner = () => <FormBanner asked={menuAnnouncements} />;
