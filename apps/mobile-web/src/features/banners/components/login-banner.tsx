import { loginAnnouncements } from "../../../shared/announcements/login-announcements.ts";
import { FormBanner } from "./form-banner.tsx";

/** Banner group m_login (Spec §2 "Login"). */
export const LoginBanner = () => <FormBanner asked={loginAnnouncements} />;
