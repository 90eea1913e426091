import { Component, type ReactNode } from "react";
import type { ErrorReporter } from "../../shared/services/error-reporter.ts";
import { PageFailure } from "./page-failure.tsx";

export interface PageBoundaryProps {
  /** The place it guards; another place gets another try. */
  at: string;
  reporter: ErrorReporter;
  children: ReactNode;
  /** Stands for what threw; a page that says so, if left out. */
  fallback?: ReactNode;
}

interface PageBoundaryState {
  readonly at: string;
  readonly failed: boolean;
}

/** Catches what a page throws, reports it and shows a page that says so. A class, because React has no other form of it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: PageBoundaryProps, state: PageBoundaryState) {
    return at === state.at ? null : { at, failed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.reporter.report(error, { at: this.props.at });
  }

  override render(): ReactNode {
    const { children, fallback = <PageFailure /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
