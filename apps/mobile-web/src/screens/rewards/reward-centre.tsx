import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { RewardsSkeleton } from "../../features/rewards/components/answer-view.tsx";
import { RewardCentre } from "../../features/rewards/components/reward-centre.tsx";
import { asyncState } from "../../shared/query/async-state.ts";
import { useSite } from "../../shared/site/use-site.ts";
import { LoadFailure } from "../../shared/states/load-failure.tsx";

/** Rewards and daily tasks (Spec §2 /m/rewardCenter), as the site's switches say; `view=tasks` opens the tasks. */
export function RewardCentrePage() {
  const { t } = useTranslation();
  const site = asyncState(useSite());
  const [search, setSearch] = useSearchParams();
  if (site.phase === "pending") return <RewardsSkeleton />;
  if (site.phase === "failed") return <LoadFailure title={t("rewards.failed")} failure={site} />;
  return (
    <RewardCentre
      switches={site.data.switches}
      asked={search.get("view") === "tasks" ? "tasks" : "rewards"}
      onView={(view) => setSearch(view === "tasks" ? { view } : {}, { replace: true })}
    />
  );
}
