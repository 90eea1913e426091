import { Button, RefreshIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** Replaces a part of a page that could not be loaded. */
export function RetryBlock({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation();
  return (
    <div className="app-retry" role="alert">
      <p>{t("home.failed")}</p>
      <Button size="s" variant="quiet" icon={<RefreshIcon size={18} />} onClick={() => onRetry()}>
        {t("common.retry")}
      </Button>
    </div>
  );
}
