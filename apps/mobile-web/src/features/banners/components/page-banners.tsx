import type { AnnouncementsInput } from "@volado/api-client/endpoints";
import { Skeleton } from "@volado/ui";
import {
  hotGamesAnnouncements,
  loginAnnouncements,
  menuAnnouncements,
  newGamesAnnouncements,
} from "../../../shared/messages/announcement-inputs.ts";
import { useAnnouncementBundle } from "../../../shared/messages/use-announcement-bundle.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { BannerGroupView, bannersOf } from "./banner-group-view.tsx";

/**
 * Banners of a page other than home (Spec §2 "m_login", §7 "m_reg"). Reserves their space while loading, and renders
 * nothing without any. Forms place them below the fields, so that the fields don't move.
 */
export function PageBanners({ input }: { input: AnnouncementsInput }) {
  const { phase, data } = asyncState(useAnnouncementBundle(input, undefined));
  const banners = bannersOf(data, input.group);
  if (phase === "pending") {
    return (
      <div className="app-banner-slot" data-banner-slot="">
        <Skeleton shape="banner" />
      </div>
    );
  }
  return banners ? <BannerGroupView banners={banners} /> : null;
}

/** Banner group m_login (Spec §2 "Login"). */
export const LoginBanner = () => <PageBanners input={loginAnnouncements} />;

/** Banner group m_leftmenu (Spec §3), at the foot of the side menu. */
export const MenuBanner = () => <PageBanners input={menuAnnouncements} />;

/** Banner group m_hotgames (Spec §3), above the hot games. */
export const HotGamesBanner = () => <PageBanners input={hotGamesAnnouncements} />;

/** Banner group m_newgame (Spec §3), above the game centre's new games. */
export const NewGamesBanner = () => <PageBanners input={newGamesAnnouncements} />;
