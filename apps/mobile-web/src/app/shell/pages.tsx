import { Spinner } from "@volado/ui";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { paths } from "../../shared/navigation/paths.ts";
import { useServices } from "../../shared/services/services-context.tsx";
import { Guarded } from "../guards.tsx";
import { ScreenView } from "../lazy-screen.tsx";
import { routes } from "../routes/routes.ts";
import { useRoute } from "../use-route.ts";
import { PageFailure } from "./page-failure.tsx";

const rows = routes.flatMap(({ page, guards, screen }) =>
  page.patterns.map((pattern) => (
    <Route
      key={pattern}
      path={pattern}
      element={
        <Guarded guards={guards}>
          <ScreenView screen={screen} />
        </Guarded>
      }
    />
  )),
);

/** The screen of the route table that the address asks for; unknown addresses go home (Spec §2). */
export function Pages() {
  const { t } = useTranslation();
  const { reporter } = useServices();
  const { pathname } = useLocation();
  const { page } = useRoute();
  return (
    <Suspense fallback={<Spinner className="app-waiting" label={t("shell.loadingPage")} />}>
      <ErrorBoundary
        FallbackComponent={PageFailure}
        resetKeys={[pathname]}
        onError={(error) => reporter.report(error, { at: page.patterns[0] })}
      >
        <div key={page.patterns[0]} className="app-page">
          <Routes>
            {rows}
            <Route path="*" element={<Navigate to={paths.home.to()} replace />} />
          </Routes>
        </div>
      </ErrorBoundary>
    </Suspense>
  );
}
