import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useRegistrationSettings } from "../../../shared/registration/use-registration-settings.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

/** The way by phone: its rules, and who sends the codes, are the merchant's settings, which are asked for here. */
export function SetPassword() {
  const { data: settings, isError, refetch } = useRegistrationSettings();
  if (settings) return <SetPasswordForm settings={settings} />;
  if (isError) return <RetryBlock onRetry={refetch} />;
  return <FormSkeleton fields={["mobile", "code", "password", "submit"]} />;
}
