import { Button, Dialog } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface AgentInviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What agents get instead of the referral panel: where they invite from (Spec §6). */
export function AgentInviteDialog({ open, onClose }: AgentInviteDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("shell.inviteAgentTitle")}
      actions={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      {t("shell.inviteAgent")}
    </Dialog>
  );
}
