import { type ReactNode, Suspense } from "react";
import { useServices } from "../../shared/services/services-context.tsx";
import { PageBoundary } from "./failure/page-boundary.tsx";

/**
 * A part beside the page that nobody asked for: nothing stands for it until it has come, nor when it breaks,
 * which is reported as `at`.
 */
export function QuietPart({ at, children }: { at: string; children: ReactNode }) {
  const { reporter } = useServices();
  return (
    <PageBoundary at={at} reporter={reporter} fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </PageBoundary>
  );
}
