import { Spinner } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useRegistrationSettings } from "../../../shared/registration/use-registration-settings.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import type { LoginBeginning } from "../login-beginning.ts";
import { SmsForm } from "./sms-form.tsx";

/** The SMS tab: its rules, and who sends the codes, are the merchant's settings, which are asked for here. */
export default function SmsLogin({ begin }: { begin: LoginBeginning | undefined }) {
  const { t } = useTranslation();
  const { data: settings, isError, refetch } = useRegistrationSettings();
  if (settings) return <SmsForm begin={begin} settings={settings} />;
  return (
    <div className="app-login__placeholder">
      {isError ? <RetryBlock onRetry={refetch} /> : <Spinner label={t("common.loading")} />}
    </div>
  );
}
