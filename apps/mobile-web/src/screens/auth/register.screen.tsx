import { useTranslation } from "react-i18next";
import { AccountMenu } from "../../features/auth/components/account-menu.tsx";
import { PageBanners } from "../../features/banners/components/page-banners.tsx";
import { Registration } from "../../features/registration/components/registration.tsx";
import { LanguageChoice } from "../../shared/language/language-choice.tsx";
import { merchant } from "../../shared/merchant.ts";
import { registrationAnnouncements } from "../../shared/messages/announcement-inputs.ts";
import { SocialSignIn } from "./social-sign-in.tsx";
import "./register.css";

export const texts = ["account"] as const;

export interface RegisterScreenProps {
  /** Opened from an agent's invitation (/m/agentRegister). */
  agents: boolean;
}

/** Sign up (Spec §2 "Registration"). */
export default function RegisterScreen({ agents }: RegisterScreenProps) {
  const { t } = useTranslation();
  return (
    <div className="app-auth">
      <AccountMenu current="register" />
      <Registration agents={agents} others={!agents && <SocialSignIn />}>
        <PageBanners input={registrationAnnouncements} />
      </Registration>
      <div className="app-auth__foot">
        <LanguageChoice whole />
      </div>
      <p className="app-auth__age">{t("legal.minimumAge", { age: merchant.policy.minimumAge })}</p>
    </div>
  );
}
