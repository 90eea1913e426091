import { ButtonLink, DrawIcon, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";

/** A hall or group without lotteries. */
export function LotteriesEmpty() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      title={t("lottery.empty.title")}
      drawing={<DrawIcon size={36} />}
      action={
        <ButtonLink variant="quiet" href={paths.gameCenter.to()} onNavigate={follow}>
          {t("lottery.empty.action")}
        </ButtonLink>
      }
    >
      {t("lottery.empty.text")}
    </EmptyState>
  );
}
