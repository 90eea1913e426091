import { messageKeyOf } from "@volado/api-client";
import { ErrorState, OfflineState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../shared/online/use-online.ts";

export interface VendorsFailedProps {
  error: unknown;
  onRetry: () => unknown;
}

/** The vendors could not be had: what happened, and a retry. */
export function VendorsFailed({ error, onRetry }: VendorsFailedProps) {
  const { t } = useTranslation();
  const Failure = useOnline() ? ErrorState : OfflineState;
  return (
    <Failure title={t("vendorCentre.failed")} retryLabel={t("common.retry")} onRetry={onRetry}>
      {t(messageKeyOf(error))}
    </Failure>
  );
}
