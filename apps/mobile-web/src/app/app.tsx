import { QueryClientProvider } from "@tanstack/react-query";
import { PictureSourcesProvider } from "@volado/ui";
import { type ComponentType, type ReactNode, StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { sourcesOf } from "../shared/pictures/picture-addresses.ts";
import { ServicesProvider } from "../shared/services/services-context.tsx";
import { queryClient, services, texts } from "./services.ts";
import { PageBoundary } from "./shell/failure/page-boundary.tsx";
import { Shell } from "./shell/shell.tsx";

/** The whole site, on the given router: the browser's, or a static one for prerendering. */
export function App({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <ServicesProvider value={services}>
          <QueryClientProvider client={queryClient}>
            <PictureSourcesProvider value={sourcesOf}>
              <PageBoundary at="shell" reporter={services.reporter}>
                <Router>
                  <Shell />
                </Router>
              </PageBoundary>
            </PictureSourcesProvider>
          </QueryClientProvider>
        </ServicesProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
