import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useServices } from "../services/services-context.tsx";
import { RetryBlock } from "../states/retry-block.tsx";

/** A part of a page that may break by itself: it is reported, says so in its place and can be tried again. */
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

/** A part in whose place nothing stands when it breaks; that is reported. */
export function SilentBoundary({ at, children, tryAgainWith, onBreak }: SilentBoundaryProps) {
  const { reporter } = useServices();
  const tell = (error: unknown) => {
    reporter.report(error, { at });
    onBreak?.(error);
  };
  return (
    <ErrorBoundary onError={tell} resetKeys={[tryAgainWith]} fallback={null}>
      {children}
    </ErrorBoundary>
  );
}

interface BoundaryProps {
  /** Names the part in the report. */
  at: string;
  children: ReactNode;
}

interface SilentBoundaryProps extends BoundaryProps {
  /** A broken part is drawn anew when this changes. */
  tryAgainWith?: unknown;
  onBreak?: ((error: unknown) => void) | undefined;
}
