import { Button, EmptyState, WarningIcon } from "@volado/ui";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../shared/device/use-online.ts";
import { reloadPage } from "../../../shared/navigation/leave-page.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { serverAnswers } from "../../server-answers.ts";

/**
 * Stands for a page that threw. Reloading is the honest cure: it also fetches code that a release replaced.
 * Where the network is at fault, because it is gone or neither the page's code nor the server could be had,
 * it says that instead, reloads only when the server answers, and tries by itself when the browser has found
 * its network again.
 */
export function PageFailure({ unreachable }: PageFailureProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const [failedOnline] = useState(online);
  const [serverThere, setServerThere] = useState(false);
  const network = !online || (unreachable && !serverThere);

  const comeAnew = useCallback(async () => {
    const answers = await serverAnswers();
    if (answers) reloadPage();
    return answers;
  }, []);
  // A server that answers and hasn't the code is a broken release, not a broken network.
  useEffect(() => {
    if (unreachable) void serverAnswers().then(setServerThere);
  }, [unreachable]);
  useEffect(() => {
    if (online && !failedOnline) void comeAnew();
  }, [online, failedOnline, comeAnew]);
  const retry = async () => {
    if (!(await comeAnew())) showToast({ kind: "error", text: t("errors.network") });
  };

  return (
    <EmptyState
      role="alert"
      className="app-failed"
      headingLevel={1}
      drawing={<WarningIcon size={56} />}
      title={t("shell.pageFailedTitle")}
      action={
        network ? (
          <Button onClick={retry}>{t("common.retry")}</Button>
        ) : (
          <Button onClick={reloadPage}>{t("shell.reload")}</Button>
        )
      }
    >
      {t(network ? "errors.network" : "shell.pageFailed")}
    </EmptyState>
  );
}

export interface PageFailureProps {
  /** Whether the page's code could not be had. */
  readonly unreachable: boolean;
}
