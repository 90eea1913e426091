import { type ReactNode, useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

/** Asks the player to confirm an action. It can't be dismissed while the confirmation is pending. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = "action",
  children,
  ...rest
}: ConfirmDialogProps) {
  const description = useId();
  const [running, setRunning] = useState(false);

  const confirm = async () => {
    setRunning(true);
    try {
      await onConfirm();
    } finally {
      setRunning(false);
    }
  };

  return (
    <Dialog
      role="alertdialog"
      aria-describedby={description}
      {...rest}
      dismissible={!running}
      actions={
        <>
          <Button variant="quiet" disabled={running} onClick={rest.onClose}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={description}>{children}</div>
    </Dialog>
  );
}

export interface ConfirmDialogProps
  extends Omit<DialogProps, "actions" | "closeLabel" | "dismissible" | "modal"> {
  /** Label of the confirming button: a verb ("Sign out"), not "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** If it returns a promise, the button shows its loading state until the promise settles. */
  onConfirm: () => unknown;
  /** `danger` for actions that can't be undone. Defaults to `"action"`. */
  tone?: "action" | "danger" | undefined;
}
