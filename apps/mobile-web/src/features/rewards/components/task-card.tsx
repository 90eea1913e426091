import { minMoney } from "@volado/domain/money";
import { type DailyTask, RewardStatus, taskShare } from "@volado/domain/rewards";
import { formatCount } from "@volado/i18n";
import { RewardCard } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";

export interface TaskCardProps {
  readonly task: DailyTask;
  readonly onClaim: () => Promise<void>;
}

/** One task: what to do, how far it has come, what it pays. */
export function TaskCard({ task, onClaim }: TaskCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoneyText();
  const { measure, amount, status } = task;
  const [progress, goal] =
    task.measure === "rounds"
      ? [formatCount(Math.min(task.progress, task.goal), language), formatCount(task.goal, language)]
      : [money(minMoney(task.progress, task.goal)), money(task.goal)];
  const name = t(`dailyTasks.goals.${measure}`, { goal });
  const claimable = status === RewardStatus.Issued;
  return (
    <RewardCard
      name={name}
      detail={t("dailyTasks.progress", { progress, goal })}
      progress={taskShare(task)}
      amount={money(amount)}
      status={claimable ? undefined : t(`rewards.statuses.${status}`)}
      claimLabel={t("rewards.claim")}
      claimName={t("rewards.claimNamed", { amount: money(amount), name })}
      onClaim={claimable ? onClaim : undefined}
    />
  );
}
