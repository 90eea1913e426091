import { Button, EmptyState, WarningIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** Stands for a page that threw. Reloading is the honest cure: it also fetches code that a release replaced. */
export function PageFailure() {
  const { t } = useTranslation();
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      drawing={<WarningIcon size={56} />}
      title={t("shell.pageFailedTitle")}
      action={<Button onClick={() => window.location.reload()}>{t("shell.reload")}</Button>}
    >
      {t("shell.pageFailed")}
    </EmptyState>
  );
}
