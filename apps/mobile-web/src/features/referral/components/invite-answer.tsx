import { Button, Dialog } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** State of an answer to a tap on "invite", as its opener keeps it. */
export interface InviteAnswerState {
  open: boolean;
  onClose: () => void;
}

/** An answer to a tap on "invite" that leads nowhere else. */
export function InviteAnswer({
  open,
  onClose,
  title,
  children,
}: InviteAnswerState & { title: string; children: ReactNode }) {
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
