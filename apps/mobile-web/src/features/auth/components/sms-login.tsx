import { Spinner } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import type { LoginDefaults } from "../login-method.ts";
import { SmsForm } from "./sms-form.tsx";

/** The SMS tab. Loads the merchant's settings first, which hold the field rules and say who sends the codes. */
export default function SmsLogin({ defaults }: { defaults: LoginDefaults | undefined }) {
  const { t } = useTranslation();
  const settings = useRegistrationSettings();
  if (settings.phase === "content") return <SmsForm defaults={defaults} settings={settings.data} />;
  return (
    <div className="app-login__placeholder">
      {settings.phase === "failed" ? (
        <RetryBlock onRetry={settings.retry} />
      ) : (
        <Spinner label={t("common.loading")} />
      )}
    </div>
  );
}
