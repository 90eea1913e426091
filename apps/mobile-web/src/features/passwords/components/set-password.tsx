import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

/** Recovery by phone. Loads the merchant's settings, which hold the rules and the SMS provider. */
export function SetPassword() {
  const settings = useRegistrationSettings();
  if (settings.phase === "pending") return <FormSkeleton fields={["mobile", "code", "password", "submit"]} />;
  if (settings.phase === "failed") return <RetryBlock onRetry={settings.retry} />;
  return <SetPasswordForm settings={settings.data} />;
}
