import { type Reward, rewardSheet } from "@volado/domain/rewards";
import { ButtonLink, EmptyState } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useRewards } from "../hooks/use-rewards.ts";
import { AnswerView } from "./answer-view.tsx";
import { RewardCard } from "./reward-card.tsx";
import { RainLink } from "./rewards-link.tsx";

interface PartProps {
  readonly title: string;
  readonly rewards: readonly Reward[];
  readonly onClaim?: (reward: Reward) => Promise<void>;
}

function Part({ title, rewards, onClaim }: PartProps) {
  const titleId = useId();
  if (rewards.length === 0) return null;
  return (
    <section className="app-rewards__part" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {rewards.map((reward) => (
          <RewardCard key={reward.id} reward={reward} onClaim={onClaim} />
        ))}
      </ul>
    </section>
  );
}

function NoRewards() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      title={t("rewards.empty.title")}
      action={
        <ButtonLink href={paths.dailySignIn.to()} onNavigate={follow}>
          {t("rewards.empty.action")}
        </ButtonLink>
      }
    >
      {t("rewards.empty.text")}
    </EmptyState>
  );
}

/**
 * A member's rewards: what can be claimed, what runs and what is over, each with its status as the gateway
 * sends it (decisions B3).
 */
export function RewardListView() {
  const { t } = useTranslation();
  const { answer, claim } = useRewards();
  return (
    <AnswerView answer={answer} failedTitle={t("rewards.failed")}>
      {(list) => {
        const { claimable, running, over } = rewardSheet(list);
        if (list.rewards.length === 0) return <NoRewards />;
        return (
          <>
            <Part title={t("rewards.claimable")} rewards={claimable} onClaim={claim} />
            <Part title={t("rewards.running")} rewards={running} />
            <Part title={t("rewards.over")} rewards={over} />
            <RainLink />
          </>
        );
      }}
    </AnswerView>
  );
}
