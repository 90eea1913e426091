import "./rewards-to-claim.css";
import { useQuery } from "@tanstack/react-query";
import { rewardQueries } from "@volado/api-client/query";
import { type RewardList, rewardSheet } from "@volado/domain/rewards";
import { SiteSwitch } from "@volado/domain/site";
import { formatCount } from "@volado/i18n";
import { ButtonLink, GiftIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useSession } from "../../../shared/session/session-store.ts";

const claimableOf = (list: RewardList): number => rewardSheet(list).claimable.length;

/** Number of claimable rewards; 0 while unknown or if the merchant has none (REWCEN3). */
const useClaimableCount = (): number => {
  const client = useClient();
  const member = useSession()?.userName;
  const offered = useSiteInfo()?.switches.has(SiteSwitch.RewardCenter) === true;
  const { data = 0 } = useQuery({
    ...rewardQueries.list(client, member),
    enabled: member !== undefined && offered,
    select: claimableOf,
  });
  return data;
};

/** Links to the claimable rewards with their number; hidden if there are none. */
export function RewardsToClaim() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  const language = useLanguage();
  const count = useClaimableCount();
  if (count === 0) return null;
  return (
    <ButtonLink
      className="app-rewards-to-claim"
      variant="quiet"
      size="s"
      icon={<GiftIcon size={18} />}
      href={paths.rewards.to()}
      onNavigate={follow}
      aria-label={t("lowerHome.own.rewardsToClaim", { count })}
    >
      <span className="app-rewards-to-claim__count">{formatCount(count, language)}</span>
      <span className="app-rewards-to-claim__words">{t("lowerHome.own.rewards", { count })}</span>
    </ButtonLink>
  );
}
