import { Button, EmptyState, WarningIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { UnreachableCode } from "../../../shared/lazy/cached-import.ts";
import { reloadPage, serverAnswers } from "../../../shared/navigation/leave-page.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { retryWhileUnreachable, useOnline } from "../../../shared/release/gateway-reachability.ts";
import type { ErrorReporter } from "../../../shared/services/services-context.tsx";

export interface PageBoundaryProps {
  /** Names the page in the report. */
  at: string;
  reporter: ErrorReporter;
  children: ReactNode;
}

/** Catches errors thrown by a page, reports them and shows an error page. Key it by the page's location. */
export function PageBoundary({ at, reporter, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      onError={(error) => reporter.report(error, { at })}
      fallbackRender={({ error }) => <PageFailure unreachable={error instanceof UnreachableCode} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/**
 * Replaces a page that threw an error. Reloading also fetches code that a release replaced. If the network is the cause
 * (offline, or neither code nor server could be reached), it says so, reloads only when the server responds, and
 * retries automatically while the network may just have returned.
 */
export function PageFailure({ unreachable }: PageFailureProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const [failedOnline] = useState(online);
  const [serverThere, setServerThere] = useState(false);
  const network = !online || (unreachable && !serverThere);

  /** The page is already reloading: another reload would start over on a slow network. */
  const reloading = useRef(false);
  const reloadBySelf = useCallback(async () => {
    if (!(await serverAnswers()) || reloading.current) return;
    reloading.current = true;
    reloadPage();
  }, []);
  useEffect(() => {
    if (!unreachable) return undefined;
    let unmounted = false;
    let callOff = () => {};
    void serverAnswers().then((answers) => {
      if (unmounted) return;
      // A server that responds but lacks the code is a broken release, not a broken network.
      setServerThere(answers);
      if (!answers) callOff = retryWhileUnreachable(() => void reloadBySelf());
    });
    return () => {
      unmounted = true;
      callOff();
    };
  }, [unreachable, reloadBySelf]);
  useEffect(() => {
    if (!online || failedOnline) return undefined;
    void reloadBySelf();
    return retryWhileUnreachable(() => void reloadBySelf());
  }, [online, failedOnline, reloadBySelf]);
  const retry = async () => {
    if (await serverAnswers()) reloadPage();
    else showToast({ kind: "error", text: t("errors.network") });
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
  /** Whether the page's code failed to load. */
  readonly unreachable: boolean;
}
