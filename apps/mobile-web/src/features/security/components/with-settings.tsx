import type { RegistrationSettings } from "@volado/domain/registration";
import type { ReactNode } from "react";
import { FormSkeleton } from "../../../shared/forms/form-skeleton.tsx";
import { useRegistrationSettings } from "../../../shared/site/use-registration-settings.ts";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";

/**
 * A form whose rules are among the merchant's settings: its skeleton while they are on their way, and a way
 * to ask again.
 */
export function WithSettings({ fields, children }: WithSettingsProps) {
  const settings = useRegistrationSettings();
  if (settings.phase === "pending") return <FormSkeleton fields={fields} />;
  if (settings.phase === "failed") return <RetryBlock onRetry={settings.retry} />;
  return children(settings.data);
}

export interface WithSettingsProps {
  /** What stands in the form, for its skeleton. */
  readonly fields: readonly string[];
  readonly children: (settings: RegistrationSettings) => ReactNode;
}
