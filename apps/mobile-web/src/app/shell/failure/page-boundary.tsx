import { Component, type ReactNode } from "react";
import type { ErrorReporter } from "../../../shared/services/error-reporter.ts";
import { UnreachableCode } from "../../unreachable-code.ts";
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
  readonly failed: "broken" | "unreachable" | undefined;
}

/**
 * Catches what a page throws, reports it and shows a page that says so. A class, because React has no other form of it.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { at: this.props.at, failed: undefined };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: error instanceof UnreachableCode ? "unreachable" : "broken" };
  }

  static getDerivedStateFromProps({ at }: PageBoundaryProps, state: PageBoundaryState) {
    return at === state.at ? null : { at, failed: undefined };
  }

  override componentDidCatch(error: unknown): void {
    this.props.reporter.report(error, { at: this.props.at });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { fallback = <PageFailure unreachable={failed === "unreachable"} /> } = this.props;
    return fallback;
  }
}
