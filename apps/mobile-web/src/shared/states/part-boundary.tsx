import { Component, type ReactNode } from "react";
import type { ErrorReporter } from "../services/error-reporter.ts";
import { useServices } from "../services/services-context.tsx";
import { RetryBlock } from "./retry-block.tsx";

interface BoundaryProps {
  at: string;
  reporter: ErrorReporter;
  children: ReactNode;
}

/** A class, because React has no other form of it. */
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.reporter.report(error, { at: this.props.at });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="app-section">
        <RetryBlock onRetry={() => this.setState({ failed: false })} />
      </section>
    );
  }
}

/**
 * A part of a page that may break by itself: it is reported, says so in its place and can be tried again; the
 * page stands.
 */
export function PartBoundary({ at, children }: PartBoundaryProps) {
  const { reporter } = useServices();
  return (
    <Boundary at={at} reporter={reporter}>
      {children}
    </Boundary>
  );
}

export interface PartBoundaryProps {
  /** Names the part in the report. */
  at: string;
  children: ReactNode;
}
