import "./member.css";
import { hasBenefits } from "@volado/domain/member";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { useMember } from "../../features/account/hooks/use-member.ts";
import { Club, ClubSkeleton } from "../../features/vip/components/club.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { refreshableState } from "../../shared/query/async-state.ts";
import { LoadFailure } from "../../shared/query/load-failure.tsx";

/** The parts of the texts that it uses. */
export const texts = ["menus"] as const;

/** VIP benefits: only for members with a club label; others are redirected home (Spec §2 /m/member/benefits, §6). */
export default function BenefitsScreen() {
  const { t } = useTranslation();
  const member = refreshableState(useMember());
  if (member.data && hasBenefits(member.data)) return <Club />;
  // The cached member data may be older than the label.
  if (member.refreshing) return <ClubSkeleton />;
  if (member.error) return <LoadFailure title={t("benefits.failed")} failure={member} />;
  return <Navigate to={paths.home.to()} replace />;
}
