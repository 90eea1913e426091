import { Dialog } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface AgentInviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What agents get instead of the referral panel: where they invite from (Spec §6). */
export function AgentInviteDialog({ open, onClose }: AgentInviteDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("shell.inviteAgentTitle")} closeLabel={t("common.close")}>
      {t("shell.inviteAgent")}
    </Dialog>
  );
}
