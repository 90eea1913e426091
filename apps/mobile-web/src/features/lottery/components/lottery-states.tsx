import "./lottery-hall-link.css";
import { ButtonLink, ClockIcon, DrawIcon, EmptyState, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";

/** Empty state of the hall or of a group. */
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

const CARDS = ["a", "b", "c", "d", "e"];

export function LotterySkeleton() {
  return (
    <LoadingBlock>
      <div className="app-lotteries">
        {CARDS.map((card) => (
          <Skeleton key={card} className="app-lottery-skeleton" shape="row" />
        ))}
      </div>
    </LoadingBlock>
  );
}

/** Links the lottery vendors to their draws (Spec §2 "/m/lottery"). */
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
