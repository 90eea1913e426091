import { useTranslation } from "react-i18next";
import { InviteAnswer, type InviteAnswerState } from "./invite-answer.tsx";

/** What members are answered while the merchant's referral programme isn't on yet (Spec §6 "coming soon"). */
export function InviteSoonDialog(state: InviteAnswerState) {
  const { t } = useTranslation();
  return (
    <InviteAnswer {...state} title={t("shell.inviteTitle")}>
      {t("shell.invite")}
    </InviteAnswer>
  );
}
