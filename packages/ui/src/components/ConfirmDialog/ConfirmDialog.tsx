import { type ReactNode, useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";

/** One question with two answers. Confirming may take time: it then waits, and can't be dismissed. */
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
  /** The answer that does it: a verb ("Sign out"), not "OK". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** May return a promise; the button shows loading until it settles. */
  onConfirm: () => unknown;
  /**
   * `danger` for what can't be undone.
   * @default "action"
   */
  tone?: "action" | "danger" | undefined;
}
