import type { InboxMessage } from "@volado/domain/inbox";
import { ConfirmDialog } from "@volado/ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { focusHeading } from "../../../shared/navigation/focus-heading.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { useRemoveMessage } from "../hooks/use-remove-message.ts";

export interface RemoveDialogProps {
  /** What is asked about; undefined closes the dialog. */
  readonly message: InboxMessage | undefined;
  readonly onClose: () => void;
}

/** Asks before a message is deleted, and stays with what went wrong so that it can be tried again. */
export function RemoveDialog({ message, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const { remove, removing, failure, forgetFailure } = useRemoveMessage();
  const removed = useRef(false);
  useEffect(() => {
    if (message || !removed.current) return;
    removed.current = false;
    // What opened the dialog, and would have the focus again, is gone with its message.
    focusHeading();
  }, [message]);

  const close = () => {
    forgetFailure();
    onClose();
  };
  const confirm = async () => {
    if (!message || !(await remove(message.id))) return;
    removed.current = true;
    close();
    showToast({ kind: "success", text: t("inbox.removed") });
  };

  return (
    <ConfirmDialog
      open={message !== undefined}
      onClose={close}
      title={t("inbox.removeTitle")}
      confirmLabel={t("inbox.remove")}
      cancelLabel={t("inbox.keep")}
      tone="danger"
      onConfirm={confirm}
    >
      <div className="app-inbox__question">
        <p>{t("inbox.removeText", { title: message?.title ?? "" })}</p>
        <FormFailure failure={failure} waiting={removing} />
      </div>
    </ConfirmDialog>
  );
}
