import { Button, Dialog } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface InviteDialogState {
  open: boolean;
  onClose: () => void;
}

function InviteDialog({
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

/** For agents, who invite elsewhere (Spec §6). */
export function AgentInviteDialog(state: InviteDialogState) {
  const { t } = useTranslation();
  return (
    <InviteDialog {...state} title={t("shell.inviteAgentTitle")}>
      {t("shell.inviteAgent")}
    </InviteDialog>
  );
}

/** For members while the merchant's referral programme is off (Spec §6 "coming soon"). */
export function InviteSoonDialog(state: InviteDialogState) {
  const { t } = useTranslation();
  return (
    <InviteDialog {...state} title={t("shell.inviteTitle")}>
      {t("shell.invite")}
    </InviteDialog>
  );
}
