import { type DailyTask, RewardStatus, taskShare } from "@volado/domain/rewards";
import { formatCount } from "@volado/i18n";
import { RewardCard } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoney } from "../hooks/use-money.ts";

export interface TaskCardProps {
  readonly task: DailyTask;
  /** ISO 4217 code of its amounts. */
  readonly currency: string;
  readonly onClaim: () => Promise<void>;
}

/** One task: what to do, how far it has come, what it pays. */
export function TaskCard({ task, currency, onClaim }: TaskCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const write = useMoney();
  const money = (value: number) => write(value, currency);
  const { measure, goal, progress, amount, status } = task;
  const told = (value: number) => (measure === "rounds" ? formatCount(value, language) : money(value));
  const name = t(`dailyTasks.goals.${measure}`, { goal: told(goal) });
  const claimable = status === RewardStatus.Issued;
  return (
    <RewardCard
      name={name}
      detail={t("dailyTasks.progress", { progress: told(Math.min(progress, goal)), goal: told(goal) })}
      progress={taskShare(task)}
      amount={money(amount)}
      status={claimable ? undefined : t(`rewards.statuses.${status}`)}
      claimLabel={t("rewards.claim")}
      claimName={t("rewards.claimNamed", { amount: money(amount), name })}
      onClaim={claimable ? onClaim : undefined}
    />
  );
}
