import { ButtonLink, EmptyState, Skeleton } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import type { Answer } from "../hooks/use-claim.ts";

export function RewardsSkeleton() {
  return (
    <LoadingBlock className="app-rewards" text="rewards.loading">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height={88} />
      ))}
    </LoadingBlock>
  );
}

/** Shown if the merchant has switched the feature off. */
export function RewardsClosed() {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  return (
    <EmptyState
      title={t("rewards.closed.title")}
      action={
        <ButtonLink variant="quiet" href={paths.home.to()} onNavigate={follow}>
          {t("rewards.closed.home")}
        </ButtonLink>
      }
    >
      {t("rewards.closed.text")}
    </EmptyState>
  );
}

interface AnswerViewProps<Data> {
  readonly answer: Answer<Data>;
  readonly failedTitle: string;
  readonly children: (data: Data) => ReactNode;
}

/** A rewards query in each state: loading, switched off, failed, or loaded, perhaps stale. */
export function AnswerView<Data>({ answer, failedTitle, children }: AnswerViewProps<Data>) {
  const { t } = useTranslation();
  if (answer.phase === "pending") return <RewardsSkeleton />;
  if (answer.phase === "closed") return <RewardsClosed />;
  if (answer.phase === "failed") return <LoadFailure title={failedTitle} failure={answer} />;
  return (
    <div className="app-rewards">
      {answer.stale && <RetryNote text={t("rewards.stale")} onRetry={answer.retry} />}
      {children(answer.data)}
    </div>
  );
}

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
