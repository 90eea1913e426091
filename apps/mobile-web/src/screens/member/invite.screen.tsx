import { inviteTarget } from "@volado/domain";
import { EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AgentInviteDialog } from "../../features/referral/components/agent-invite-dialog.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useSiteInfo } from "../../shared/site/use-site.ts";

/** Inviting friends (Spec §6): agents get their dialog, others the panel, or "coming soon" while the promotion is off. */
export default function InviteScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const target = inviteTarget(useSession(), useSiteInfo()?.promos.referral ?? false);
  if (target === "agent-dialog") {
    return <AgentInviteDialog open onClose={() => navigate(paths.home.to(), { replace: true })} />;
  }
  if (target === "referral") {
    return <EmptyState title={t("shell.inviteOnTitle")}>{t("shell.inviteOn")}</EmptyState>;
  }
  return <EmptyState title={t("shell.inviteTitle")}>{t("shell.invite")}</EmptyState>;
}
