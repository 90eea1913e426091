import "./member.css";
import { inviteTarget, isTrial } from "@volado/domain/member";
import { ButtonLink, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AgentInviteDialog } from "../../features/referral/components/agent-invite-dialog.tsx";
import { InvitePanel } from "../../features/referral/components/invite-panel.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";
import { useSiteInfo } from "../../shared/site/use-site.ts";

/** The parts of the texts that it shows. */
export const texts = ["menus"] as const;

/**
 * Inviting friends (Spec §6): agents get their dialog, others the panel, or "coming soon" while the promotion
 * is off; a free account's code brings nobody in, so it is told how to get one that does
 * (docs/decisions/100).
 */
export default function InviteScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const follow = useLinkNavigation();
  const session = useSession();
  const target = inviteTarget(session, useSiteInfo()?.promos.referral ?? false);
  if (target === "agent-dialog") {
    return <AgentInviteDialog open onClose={() => navigate(paths.home.to(), { replace: true })} />;
  }
  if (target !== "referral")
    return <EmptyState title={t("shell.inviteTitle")}>{t("shell.invite")}</EmptyState>;
  if (!isTrial(session)) return <InvitePanel />;
  return (
    <EmptyState
      title={t("invite.trialTitle")}
      action={
        <ButtonLink href={paths.register.to()} onNavigate={follow}>
          {t("freeReject.register")}
        </ButtonLink>
      }
    >
      {t("errors.trialRejected")}
    </EmptyState>
  );
}
