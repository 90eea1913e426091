import { SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import { Tabs } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { RewardsClosed } from "./answer-view.tsx";
import { RewardListView } from "./reward-list.tsx";
import { TaskList } from "./task-list.tsx";

export type RewardView = "rewards" | "tasks";

export interface RewardCentreProps {
  readonly switches: SiteSwitches;
  /** The view in the URL. */
  readonly requested: RewardView;
  readonly onView: (view: RewardView) => void;
}

/** Rewards and daily tasks, if the merchant enables them (Spec §2, REWCEN3 and MISSIONLB3). */
export function RewardCentre({ switches, requested, onView }: RewardCentreProps) {
  const { t } = useTranslation();
  const views: readonly RewardView[] = [
    ...(switches.has(SiteSwitch.RewardCenter) ? (["rewards"] as const) : []),
    ...(switches.has(SiteSwitch.Missions) ? (["tasks"] as const) : []),
  ];
  const view = views.includes(requested) ? requested : views[0];
  if (view === undefined) return <RewardsClosed />;
  const content = view === "rewards" ? <RewardListView /> : <TaskList />;
  if (views.length === 1) return content;
  return (
    <Tabs
      className="app-rewards__tabs"
      label={t("rewards.views")}
      items={views.map((value) => ({ value, label: t(`rewards.tabs.${value}`) }))}
      value={view}
      onValueChange={onView}
    >
      {content}
    </Tabs>
  );
}
