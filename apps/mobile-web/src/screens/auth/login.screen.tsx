import { CoinMark } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { LoginForm } from "../../features/auth/components/login-form.tsx";
import { LoginBanner } from "../../features/banners/components/login-banner.tsx";
import { merchant } from "../../shared/merchant.ts";

/** Sign in by username (Spec §2 "Login"). */
export default function LoginScreen() {
  const { t } = useTranslation();
  return (
    <div className="app-auth">
      <div className="app-auth__head">
        <CoinMark size={64} />
        <p className="app-auth__lead">{t("auth.loginLead")}</p>
      </div>
      <LoginForm />
      <LoginBanner />
      <p className="app-auth__age">{t("legal.minimumAge", { age: merchant.policy.minimumAge })}</p>
    </div>
  );
}
