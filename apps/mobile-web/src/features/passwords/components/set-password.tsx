import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

/** The way by phone: its rules, and who sends the codes, are the merchant's settings, which are asked for here. */
export function SetPassword() {
  const settings = useRegistrationSettings();
  if (settings.phase === "pending") return <FormSkeleton fields={["mobile", "code", "password", "submit"]} />;
  if (settings.phase === "failed") return <RetryBlock onRetry={settings.retry} />;
  return <SetPasswordForm settings={settings.data} />;
}
