import { Button, RefreshIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** A part of a page that did not load, in the room of what it stands for. */
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
