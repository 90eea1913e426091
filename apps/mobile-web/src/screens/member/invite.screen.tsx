import { EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";

/** The referral panel before the referral programme is on (Spec §6 "otherwise coming-soon"). */
export default function InviteScreen() {
  const { t } = useTranslation();
  return <EmptyState title={t("shell.inviteTitle")}>{t("shell.invite")}</EmptyState>;
}
