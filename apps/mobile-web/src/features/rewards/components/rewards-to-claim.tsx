import "./rewards-to-claim.css";
import { formatCount } from "@volado/i18n";
import { ButtonLink, GiftIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useClaimableCount } from "../hooks/use-claimable-count.ts";

/** Tells how many rewards wait to be claimed, and leads to them; nothing where none do. */
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
