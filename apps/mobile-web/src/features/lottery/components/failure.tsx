import type { MessageKey } from "@volado/domain";
import { ErrorState, OfflineState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../shared/online/use-online.ts";

/** What could not be loaded, why, and the way to try again. */
export function Failure({ title, messageKey, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const State = useOnline() ? ErrorState : OfflineState;
  return (
    <State title={title} retryLabel={t("common.retry")} onRetry={onRetry}>
      {t(messageKey)}
    </State>
  );
}

interface FailureProps {
  readonly title: string;
  readonly messageKey: MessageKey;
  readonly onRetry: () => Promise<unknown>;
}
