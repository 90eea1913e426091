import { messageKeyOf } from "@volado/api-client";
import { ErrorState, OfflineState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../device/use-online.ts";

/**
 * What could not be loaded, why, and the way to try again; without a network it says that this needs one, instead of
 * blaming the site.
 */
export function LoadFailure({ title, failure }: LoadFailureProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const State = online ? ErrorState : OfflineState;
  return (
    <State title={title} retryLabel={t("common.retry")} onRetry={failure.retry}>
      {t(online ? messageKeyOf(failure.error) : "shell.needsNetwork")}
    </State>
  );
}

export interface LoadFailureProps {
  /** What is missing, in the player's language. */
  readonly title: string;
  /** Why, and the way to try again; the button is loading until that settles. */
  readonly failure: { readonly error: unknown; readonly retry: () => Promise<unknown> };
}
