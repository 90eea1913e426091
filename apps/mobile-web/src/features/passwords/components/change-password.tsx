import { mustChangePassword, type Session } from "@volado/domain/session";
import { InlineMessage } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useRegistrationSettings } from "../../../shared/registration/use-registration-settings.ts";
import { isFreeTrial } from "../../../shared/session/free-trial.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";

/** The change of a password: its rule is one of the merchant's settings, which are asked for here. */
export function ChangePassword({ session }: { session: Session }) {
  const { t } = useTranslation();
  const { data: settings, isError, refetch } = useRegistrationSettings();
  if (isFreeTrial(session)) return <InlineMessage>{t("password.trial")}</InlineMessage>;
  if (settings)
    return (
      <ChangePasswordForm
        account={session.userName}
        rule={settings.rules.password}
        first={mustChangePassword(session)}
      />
    );
  if (isError) return <RetryBlock onRetry={refetch} />;
  return <FormSkeleton fields={["username", "old", "new", "again", "submit"]} />;
}
