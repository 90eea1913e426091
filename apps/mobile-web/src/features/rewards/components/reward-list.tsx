import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import { type Reward, RewardStatus, rewardSheet, withReward } from "@volado/domain/rewards";
import { ButtonLink, RewardCard as Card, EmptyState } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { answerOf, useClaim } from "../hooks/use-claim.ts";
import { AnswerView, RainLink } from "./answer-view.tsx";

const useRewards = () => {
  const client = useClient();
  const queries = useQueryClient();
  const list = rewardQueries.list(client, useSession()?.userName);
  const answer = answerOf(useQuery(list));
  const { mutateAsync } = useMutation(rewardMutations.claim(client));
  const claim = useClaim();
  return {
    answer,
    claim: ({ id, amount }: Reward) =>
      claim(id, {
        amount,
        send: (idempotencyKey) => mutateAsync({ rewardId: id, idempotencyKey }),
        show: (claimed) =>
          queries.setQueryData(list.queryKey, (cached) => cached && withReward(cached, claimed)),
      }),
  };
};

interface RewardCardProps {
  readonly reward: Reward;
  /** Undefined if the reward cannot be claimed. */
  readonly onClaim?: ((reward: Reward) => Promise<void>) | undefined;
  readonly over?: boolean | undefined;
}

/** Requested or joined: the player may still get the amount, or not. */
const openStatuses: ReadonlySet<RewardStatus> = new Set([
  RewardStatus.Applying,
  RewardStatus.Process,
  RewardStatus.Joined,
]);

function RewardCard({ reward, onClaim, over }: RewardCardProps) {
  const { t } = useTranslation();
  const money = useMoneyText();
  const { dateOf, momentOf } = useDates();
  const { kind, status, givenAt, claimBefore, claimedAt } = reward;
  const amount = money(reward.amount);
  const name = t(`rewards.kinds.${kind}`);
  const when = () => {
    if (claimedAt !== undefined) return t("rewards.claimedOn", { day: dateOf(claimedAt) });
    if (onClaim && claimBefore !== undefined)
      return t("rewards.claimBefore", {
        moment: momentOf(claimBefore),
      });
    const day = dateOf(givenAt);
    if (status === RewardStatus.Applying || status === RewardStatus.Rejected)
      return t("rewards.requestedOn", { day });
    const running = status === RewardStatus.Process || status === RewardStatus.Joined;
    return t(running ? "rewards.since" : "rewards.givenOn", { day });
  };
  return (
    <Card
      name={name}
      detail={when()}
      amount={amount}
      amountLabel={openStatuses.has(status) ? t("rewards.possible") : undefined}
      over={over}
      status={t(`rewards.statuses.${status}`)}
      claimLabel={t("rewards.claim")}
      claimName={t("rewards.claimNamed", { amount, name })}
      onClaim={onClaim && (() => onClaim(reward))}
    />
  );
}

interface PartProps {
  readonly title: string;
  readonly rewards: readonly Reward[];
  readonly onClaim?: (reward: Reward) => Promise<void>;
  readonly over?: boolean;
}

function Part({ title, rewards, onClaim, over }: PartProps) {
  const titleId = useId();
  if (rewards.length === 0) return null;
  return (
    <section className="app-rewards__part" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {rewards.map((reward) => (
          <RewardCard key={reward.id} reward={reward} onClaim={onClaim} over={over} />
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

/** A member's rewards, grouped into claimable, running and over, each with the gateway's status (decisions B3). */
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
            <Part title={t("rewards.over")} rewards={over} over />
            <RainLink />
          </>
        );
      }}
    </AnswerView>
  );
}
