import type { MessageKey } from "@volado/domain/errors";
import { ErrorState, OfflineState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../online/use-online.ts";

/**
 * What could not be loaded, why, and the way to try again; without a network it says that instead of blaming the site.
 */
export function LoadFailure({ title, messageKey, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  const State = useOnline() ? ErrorState : OfflineState;
  return (
    <State title={title} retryLabel={t("common.retry")} onRetry={onRetry}>
      {t(messageKey)}
    </State>
  );
}

export interface LoadFailureProps {
  /** What is missing, in the player's language. */
  readonly title: string;
  /** Why, as the client words it. */
  readonly messageKey: MessageKey;
  /** The button is loading until it settles. */
  readonly onRetry: () => Promise<unknown>;
}
