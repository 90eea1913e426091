import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { OfflineIcon, RefreshIcon, WarningIcon } from "../../icons/index.ts";
import { Button } from "../Button/Button.tsx";
import { EmptyState, type EmptyStateProps } from "../EmptyState/EmptyState.tsx";

/** Placeholder for a list or page that failed to load, with a retry button. */
export function ErrorState({ retryLabel, onRetry, className, ...rest }: ErrorStateProps) {
  return (
    <EmptyState
      drawing={<WarningIcon size={36} />}
      role="alert"
      {...rest}
      className={clsx("vo-error-state", className)}
      action={
        onRetry && (
          <Button variant="quiet" icon={<RefreshIcon size={20} />} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    />
  );
}

export interface ErrorStateProps extends Omit<EmptyStateProps, "action"> {
  retryLabel?: ReactNode;
  /**
   * Called by the retry button, which shows its loading state until a returned promise settles. Without it there is no
   * button.
   */
  onRetry?: (() => unknown) | undefined;
}

/** Placeholder for content that can't be loaded without a connection. */
export function OfflineState({ className, ...rest }: ErrorStateProps) {
  return (
    <ErrorState
      drawing={<OfflineIcon size={36} />}
      role="status"
      {...rest}
      className={clsx("vo-offline-state", className)}
    />
  );
}
