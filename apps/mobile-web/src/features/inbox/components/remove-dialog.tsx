import { useMutation } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { inboxMutations } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { InboxMessage } from "@volado/domain/inbox";
import { ConfirmDialog } from "@volado/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { messageMarks } from "../../../shared/messages/read-marks.ts";
import { useInboxCache, useInboxOwner } from "../../../shared/messages/use-inbox-cache.ts";
import { focusHeading } from "../../../shared/navigation/page-heading.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { useClient } from "../../../shared/services/services-context.tsx";

/** Deletes messages. A retry reuses the idempotency key until the gateway responds. */
export const useRemoveMessage = () => {
  const owner = useInboxOwner();
  const { mutateAsync, isPending: removing } = useMutation(inboxMutations.remove(useClient()));
  const { put } = useInboxCache();
  const keys = useIdempotencyKeys();
  const [failure, setFailure] = useState<MessageKey>();

  /** @returns whether the message was deleted. */
  const remove = async (id: string): Promise<boolean> => {
    setFailure(undefined);
    try {
      const unread = await mutateAsync({ ids: [id], idempotencyKey: keys.keyOf(id) });
      put((messages) => messages.filter((message) => message.id !== id), unread);
      if (owner !== undefined) messageMarks.remove(owner, [id]);
      return true;
    } catch (error) {
      setFailure(messageKeyOf(error));
      return false;
    }
  };

  return { remove, removing, failure, clearFailure: () => setFailure(undefined) } as const;
};

export interface RemoveDialogProps {
  /** The message to confirm; undefined closes the dialog. */
  readonly message: InboxMessage | undefined;
  readonly onClose: () => void;
}

/** Confirms the deletion of a message; stays open with the error if it fails, so that the member can retry. */
export function RemoveDialog({ message, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const { remove, removing, failure, clearFailure } = useRemoveMessage();
  const removed = useRef(false);
  useEffect(() => {
    if (message || !removed.current) return;
    removed.current = false;
    // The button that opened the dialog, where focus would return, is gone with its message.
    focusHeading();
  }, [message]);

  const close = () => {
    clearFailure();
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
