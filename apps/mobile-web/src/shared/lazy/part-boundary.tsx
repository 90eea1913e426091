import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { RetryBlock } from "../query/retry-block.tsx";
import { useServices } from "../services/services-context.tsx";

/** Contains errors of a part of a page: reports them and shows a retry button. */
export function PartBoundary({ at, children }: BoundaryProps) {
  const { reporter } = useServices();
  return (
    <ErrorBoundary
      onError={(error) => reporter.report(error, { at })}
      fallbackRender={({ resetErrorBoundary }) => (
        <section className="app-section">
          <RetryBlock onRetry={() => resetErrorBoundary()} />
        </section>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Contains errors of a part: reports them and shows nothing in its place. */
export function SilentBoundary({ at, children, tryAgainWith, onBreak }: SilentBoundaryProps) {
  const { reporter } = useServices();
  const report = (error: unknown) => {
    reporter.report(error, { at });
    onBreak?.(error);
  };
  return (
    <ErrorBoundary onError={report} resetKeys={[tryAgainWith]} fallback={null}>
      {children}
    </ErrorBoundary>
  );
}

interface BoundaryProps {
  /** Name in the report. */
  at: string;
  children: ReactNode;
}

interface SilentBoundaryProps extends BoundaryProps {
  /** A failed part is rendered again when this changes. */
  tryAgainWith?: unknown;
  onBreak?: ((error: unknown) => void) | undefined;
}
