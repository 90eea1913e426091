import { useTranslation } from "react-i18next";
import { InviteDialog, type InviteDialogState } from "./invite-answer.tsx";

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
