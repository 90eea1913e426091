import "./member.css";
import { inviteTarget, isTrial } from "@volado/domain/member";
import { ButtonLink, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { AgentInviteDialog } from "../../features/referral/components/invite-dialogs.tsx";
import { InvitePanel, InviteSkeleton } from "../../features/referral/components/invite-panel.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { asyncState } from "../../shared/query/async-state.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";
import { useSite } from "../../shared/services/use-site.ts";
import { useSession } from "../../shared/session/session-store.ts";

export const texts = ["menus"] as const;

/**
 * Inviting friends (Spec §6): agents get their dialog, others the panel, or "coming soon" while the promotion is off.
 * Free accounts, which have no working code, see how to get one (docs/decisions/100).
 */
export default function InviteFriendsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const follow = useLinkNavigation();
  const session = useSession();
  const site = asyncState(useSite());
  const target = inviteTarget(session, site.data?.promos.referral ?? false);
  if (target === "agent-dialog") {
    return <AgentInviteDialog open onClose={() => navigate(paths.home.to(), { replace: true })} />;
  }
  // Don't say that the promotion is off before the status is known.
  if (target !== "referral" && site.phase === "pending") return <InviteSkeleton />;
  if (target !== "referral" && site.phase === "failed")
    return <LoadFailure title={t("invite.failed")} failure={site} />;
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
