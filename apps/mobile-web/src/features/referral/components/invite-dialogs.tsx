import { useTranslation } from "react-i18next";
import { InviteAnswer, type InviteAnswerState } from "./invite-answer.tsx";

/** What agents get instead of the referral panel: where they invite from (Spec §6). */
export function AgentInviteDialog(state: InviteAnswerState) {
  const { t } = useTranslation();
  return (
    <InviteAnswer {...state} title={t("shell.inviteAgentTitle")}>
      {t("shell.inviteAgent")}
    </InviteAnswer>
  );
}

/** What members are answered while the merchant's referral programme isn't on yet (Spec §6 "coming soon"). */
export function InviteSoonDialog(state: InviteAnswerState) {
  const { t } = useTranslation();
  return (
    <InviteAnswer {...state} title={t("shell.inviteTitle")}>
      {t("shell.invite")}
    </InviteAnswer>
  );
}
