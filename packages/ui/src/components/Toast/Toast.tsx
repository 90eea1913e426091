import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { createPortal } from "react-dom";
import { CheckIcon, InfoIcon, WarningIcon } from "../../icons/index.ts";
import { useTopDialog } from "../../overlays/dialog-stack.ts";
import { CloseButton } from "../../overlays/overlay.tsx";
import { CoinMark } from "../CoinMark/CoinMark.tsx";

/** Kind of message. Errors are announced assertively, others politely. */
export type ToastKind = "success" | "error" | "info" | "loading";

/** A message. Its owner decides how long it is shown. */
export interface ToastMessage {
  id: string;
  kind: ToastKind;
  text: ReactNode;
  /** Actions, such as a button or two, below the text. */
  action?: ReactNode;
}

const marks: Readonly<Record<ToastKind, ReactNode>> = {
  success: <CheckIcon size={20} />,
  error: <WarningIcon size={20} />,
  info: <InfoIcon size={20} />,
  loading: <CoinMark size={20} spin />,
};

/**
 * The region for a site's toasts. Mount it once and pass it the current list: live regions must exist before their
 * content. While a modal dialog is open it renders inside the dialog, because everything outside is inert, covered and
 * not announced.
 */
export function ToastRegion({ messages, onDismiss, dismissLabel, className, ...rest }: ToastRegionProps) {
  const topDialog = useTopDialog();

  const list = (urgent: boolean) => (
    <div className="vo-toasts__list" role={urgent ? "alert" : "status"}>
      {messages
        .filter((message) => (message.kind === "error") === urgent)
        .map((message) => (
          <div key={message.id} className="vo-toast" data-kind={message.kind}>
            <span className="vo-toast__mark">{marks[message.kind]}</span>
            <span className="vo-toast__text">
              <span>{message.text}</span>
              {message.action !== undefined && <span className="vo-toast__action">{message.action}</span>}
            </span>
            {onDismiss && dismissLabel !== undefined && message.kind !== "loading" && (
              <CloseButton label={dismissLabel} onClick={() => onDismiss(message.id)} />
            )}
          </div>
        ))}
    </div>
  );

  const region = (
    <div {...rest} className={clsx("vo-toasts", className)}>
      {list(true)}
      {list(false)}
    </div>
  );
  return topDialog ? createPortal(region, topDialog) : region;
}

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The current messages, oldest first. */
  messages: readonly ToastMessage[];
  /** Requires `dismissLabel`. Adds a close button to each message. */
  onDismiss?: ((id: string) => void) | undefined;
  /** Name of the close button. */
  dismissLabel?: string | undefined;
}
