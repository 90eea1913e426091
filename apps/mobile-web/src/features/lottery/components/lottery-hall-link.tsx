import "./lottery-hall-link.css";
import { ButtonLink, ClockIcon } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** The way from the providers of lotteries to their draws (Spec §2 "/m/lottery"). */
export function LotteryHallLink() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <p className="app-lottery-hall-link">
      <ButtonLink
        block
        variant="quiet"
        icon={<ClockIcon size={20} />}
        href={paths.lotteryLobby.to()}
        onNavigate={follow}
      >
        {t("lottery.toHall")}
      </ButtonLink>
    </p>
  );
}
