import { mustChangePassword, type Session } from "@volado/domain/session";
import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { isFreeTrial } from "../../../shared/session/free-trial.ts";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** The password change. Loads the merchant's settings, which hold the password rule. */
export function ChangePassword({ session }: { session: Session }) {
  const { t } = useTranslation();
  const settings = useRegistrationSettings();
  if (isFreeTrial(session)) return <InlineMessage>{t("password.trial")}</InlineMessage>;
  if (settings.phase === "pending")
    return <FormSkeleton fields={["username", "old", "new", "again", "submit"]} />;
  if (settings.phase === "failed") return <RetryBlock onRetry={settings.retry} />;
  const { password } = settings.data.fields;
  return (
    <ChangePasswordForm
      account={session.userName}
      rule={settings.data.rules.password}
      optional={password.enabled && !password.required}
      first={mustChangePassword(session)}
    />
  );
}
