import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { UnreachableCode } from "../../../shared/lazy/cached-import.ts";
import type { ErrorReporter } from "../../../shared/services/call-ports.ts";
import { PageFailure } from "./page-failure.tsx";

export interface PageBoundaryProps {
  /** Names the page in the report. */
  at: string;
  reporter: ErrorReporter;
  children: ReactNode;
}

/** Catches what a page throws, reports it and shows an error page. Key it by the page's location. */
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
