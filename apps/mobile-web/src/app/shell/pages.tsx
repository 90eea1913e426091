import { Spinner } from "@volado/ui";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../shared/navigation/paths.ts";
import { useServices } from "../../shared/services/services-context.tsx";
import { usePageFocus } from "../hooks/use-page-focus.ts";
import { ScreenView } from "../routes/lazy-screen.tsx";
import { findRoute } from "../routes/routes.ts";
import { PageBoundary } from "./failure/page-boundary.tsx";
import { Guarded } from "./gate/guards.tsx";

/**
 * The screen of the route table that the address asks for; unknown addresses go home (Spec §2). The table's paths
 * have no parameters, so finding one is a look-up and needs no matcher.
 */
export function Pages() {
  const { t } = useTranslation();
  const { reporter } = useServices();
  usePageFocus();
  const row = findRoute(useLocation().pathname);
  const place = row?.page.patterns[0];
  const [entry, setEntry] = useState(place);
  if (entry !== undefined && entry !== place) setEntry(undefined);
  if (!row || place === undefined) return <Navigate to={paths.home.to()} replace />;

  return (
    <Suspense fallback={<Spinner className="app-waiting" label={t("shell.loadingPage")} />}>
      <PageBoundary key={place} at={place} reporter={reporter}>
        <div className="app-page" data-entry={entry === place ? "" : undefined}>
          <Guarded guards={row.guards}>
            <ScreenView screen={row.screen} />
          </Guarded>
        </div>
      </PageBoundary>
    </Suspense>
  );
}
