import { clsx } from "clsx/lite";
import { OfflineIcon } from "../../icons/index.ts";
import { ErrorState, type ErrorStateProps } from "../ErrorState/ErrorState.tsx";

/** Placeholder for content that can't be loaded without a connection. */
export function OfflineState({ className, ...rest }: OfflineStateProps) {
  return (
    <ErrorState
      drawing={<OfflineIcon size={36} />}
      role="status"
      {...rest}
      className={clsx("vo-offline-state", className)}
    />
  );
}

export type OfflineStateProps = ErrorStateProps;
