import { Spinner } from "@volado/ui";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../shared/navigation/paths.ts";
import { showPrompt } from "../../shared/overlays/prompt-store.ts";
import { showToast } from "../../shared/overlays/toast-store.ts";
import { useServices } from "../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../shared/services/use-site.ts";
import { useSession, useSignedOut } from "../../shared/session/session-store.ts";
import { usePageFocus } from "../hooks/use-page-focus.ts";
import { ScreenView } from "../routes/lazy-screen.tsx";
import { findRoute } from "../routes/routes.ts";
import { PageBoundary } from "./failure/page-boundary.tsx";
import { type Detour, detourOf, type GuardedPage } from "./guards/detour.ts";

interface GuardedProps {
  page: GuardedPage;
  children: ReactNode;
}

/** Redirects, and shows the reason (Spec §6, §8 "in_logged_login", "free_reject"). */
function Led({ to, says }: Detour) {
  const { t } = useTranslation();
  useEffect(() => {
    if (says === "trial-rejected") showPrompt(says);
    if (says === "already-signed-in") showToast({ kind: "info", text: t("common.alreadyLoggedIn") });
  }, [says, t]);
  return <Navigate to={to} replace />;
}

/** Renders the screen, or redirects as the page's guards say. */
export function Guarded({ page, children }: GuardedProps) {
  const session = useSession();
  const signedOut = useSignedOut();
  const [cameWith] = useState(session?.token);
  const address = useLocation();
  const site = useSiteInfo();
  const detour = detourOf(page, { session, cameWith, signedOut, site, address });
  return detour ? <Led {...detour} /> : children;
}

/**
 * The screen for the address; unknown addresses redirect to home (Spec §2). The table's paths have no parameters, so
 * a look-up replaces a matcher.
 */
export function Pages() {
  const { t } = useTranslation();
  const { reporter } = useServices();
  usePageFocus();
  const row = findRoute(useLocation().pathname);
  const place = row?.patterns[0];
  const [entry, setEntry] = useState(place);
  if (entry !== undefined && entry !== place) setEntry(undefined);
  if (!row || place === undefined) return <Navigate to={paths.home.to()} replace />;

  return (
    <Suspense fallback={<Spinner className="app-waiting" label={t("shell.loadingPage")} />}>
      <PageBoundary key={place} at={place} reporter={reporter}>
        <div className="app-page" data-entry={entry === place ? "" : undefined}>
          <Guarded page={row}>
            <ScreenView screen={row.screen} />
          </Guarded>
        </div>
      </PageBoundary>
    </Suspense>
  );
}
