import { Button, ConfirmDialog, Dialog } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";

interface InviteDialogState {
  open: boolean;
  onClose: () => void;
}

/** For agents, who invite with their links (Spec §6; docs/decisions/119). */
export function AgentInviteDialog({ open, onClose }: InviteDialogState) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("shell.inviteAgentTitle")}
      cancelLabel={t("common.close")}
      confirmLabel={t("shell.inviteAgentLinks")}
      onConfirm={() => {
        onClose();
        void navigate(paths.agentHome.to({ view: "links" }));
      }}
    >
      {t("shell.inviteAgent")}
    </ConfirmDialog>
  );
}

/** For members while the merchant's referral programme is off (Spec §6 "coming soon"). */
export function InviteSoonDialog({ open, onClose }: InviteDialogState) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("shell.inviteTitle")}
      actions={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      {t("shell.invite")}
    </Dialog>
  );
}
