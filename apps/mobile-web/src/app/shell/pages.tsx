import { Spinner } from "@volado/ui";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes } from "react-router";
import { paths } from "../../shared/navigation/paths.ts";
import { useServices } from "../../shared/services/services-context.tsx";
import { Guarded } from "../guards.tsx";
import { ScreenView } from "../lazy-screen.tsx";
import { routes } from "../routes/routes.ts";
import { useRoute } from "../use-route.ts";
import { PageBoundary } from "./page-boundary.tsx";

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
  const { page } = useRoute();
  return (
    <Suspense fallback={<Spinner className="app-waiting" label={t("shell.loadingPage")} />}>
      <PageBoundary at={page.patterns[0]} reporter={reporter}>
        <div key={page.patterns[0]} className="app-page">
          <Routes>
            {rows}
            <Route path="*" element={<Navigate to={paths.home.to()} replace />} />
          </Routes>
        </div>
      </PageBoundary>
    </Suspense>
  );
}
