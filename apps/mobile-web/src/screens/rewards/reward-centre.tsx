import { useSearchParams } from "react-router";
import { RewardCentre } from "../../features/rewards/components/reward-centre.tsx";
import { useSiteInfo } from "../../shared/site/use-site.ts";

/** Rewards and daily tasks (Spec §2 /m/rewardCenter); `view=tasks` opens the tasks. */
export function RewardCentrePage() {
  const site = useSiteInfo();
  const [search, setSearch] = useSearchParams();
  if (!site) return null;
  return (
    <RewardCentre
      switches={site.switches}
      asked={search.get("view") === "tasks" ? "tasks" : "rewards"}
      onView={(view) => setSearch(view === "tasks" ? { view } : {}, { replace: true })}
    />
  );
}
