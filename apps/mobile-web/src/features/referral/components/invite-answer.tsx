import { Button, Dialog } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface InviteDialogState {
  open: boolean;
  onClose: () => void;
}

/** A dialog shown instead of the referral panel. */
export function InviteDialog({
  open,
  onClose,
  title,
  children,
}: InviteDialogState & { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      {children}
    </Dialog>
  );
}
