import { ButtonLink } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** Links the red rain to the reward centre, where its prizes are listed. */
export function RewardsLink() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <ButtonLink variant="quiet" href={paths.rewards.to()} onNavigate={follow}>
      {t("redRain.toRewards")}
    </ButtonLink>
  );
}

export function RainLink() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <ButtonLink variant="quiet" block href={paths.redRain.to()} onNavigate={follow}>
      {t("redRain.link")}
    </ButtonLink>
  );
}
