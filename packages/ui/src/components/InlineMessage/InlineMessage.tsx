import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { CheckIcon, InfoIcon, WarningIcon } from "../../icons/index.ts";
import { CloseButton } from "../../overlays/overlay.tsx";

export type InlineMessageKind = "info" | "success" | "error";

const marks: Readonly<Record<InlineMessageKind, ReactNode>> = {
  info: <InfoIcon size={22} />,
  success: <CheckIcon size={22} />,
  error: <WarningIcon size={22} />,
};

/** A message within the page: above a rejected form, or across the top with `flush`. */
export function InlineMessage({
  kind = "info",
  flush = false,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: InlineMessageProps) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      {...rest}
      className={clsx("vo-message", className)}
      data-kind={kind}
      data-flush={flush || undefined}
    >
      <span className="vo-message__mark">{marks[kind]}</span>
      <div className="vo-message__text">
        <div>{children}</div>
        {action !== undefined && <div className="vo-message__action">{action}</div>}
      </div>
      {onDismiss && dismissLabel !== undefined && (
        <CloseButton className="vo-message__close" label={dismissLabel} onClick={onDismiss} />
      )}
    </div>
  );
}

export interface InlineMessageProps extends ComponentPropsWithRef<"div"> {
  /** @default "info" */
  kind?: InlineMessageKind | undefined;
  /** Spans the full width, as a bar above or below the page's content. Defaults to `false`. */
  flush?: boolean | undefined;
  /** A link or a `link` button below the text. */
  action?: ReactNode;
  /** Requires `dismissLabel`. Adds a close button. */
  onDismiss?: (() => void) | undefined;
  /** Name of the close button. */
  dismissLabel?: string | undefined;
}
