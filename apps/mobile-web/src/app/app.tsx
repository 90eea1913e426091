import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, StrictMode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { I18nextProvider } from "react-i18next";
import { ServicesProvider } from "../shared/services/services-context.tsx";
import { queryClient, services, texts } from "./services.ts";
import { PageFailure } from "./shell/page-failure.tsx";
import { Shell } from "./shell/shell.tsx";

/** The whole site, on the router of the place where it runs. */
export function App({ router: Router }: { router: ComponentType<{ children: ReactNode }> }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <ServicesProvider value={services}>
          <QueryClientProvider client={queryClient}>
            <ErrorBoundary
              FallbackComponent={PageFailure}
              onError={(error) => services.reporter.report(error, { at: "shell" })}
            >
              <Router>
                <Shell />
              </Router>
            </ErrorBoundary>
          </QueryClientProvider>
        </ServicesProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
