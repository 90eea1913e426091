import { Button, EmptyState, WarningIcon } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../shared/online/use-online.ts";

/**
 * Stands for a page that threw. Reloading is the honest cure: it also fetches code that a release replaced. Without a network
 * it says that instead, and comes anew by itself when there is one again.
 */
export function PageFailure() {
  const { t } = useTranslation();
  const online = useOnline();
  const [failedOnline] = useState(online);
  useEffect(() => {
    if (online && !failedOnline) window.location.reload();
  }, [online, failedOnline]);
  return (
    <EmptyState
      role="alert"
      className="app-failed"
      headingLevel={1}
      drawing={<WarningIcon size={56} />}
      title={t("shell.pageFailedTitle")}
      action={<Button onClick={() => window.location.reload()}>{t("shell.reload")}</Button>}
    >
      {t(online ? "shell.pageFailed" : "errors.network")}
    </EmptyState>
  );
}
