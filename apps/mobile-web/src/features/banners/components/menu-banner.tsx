import { menuAnnouncements } from "../../../shared/announcements/menu-announcements.ts";
import { FormBanner } from "./form-banner.tsx";

/** Banner group m_leftmenu (Spec §3), at the foot of the side menu, where its coming moves nothing. */
export const MenuBanner = () => <FormBanner asked={menuAnnouncements} />;
