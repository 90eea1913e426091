import { type DailyTask, RewardStatus, taskShare } from "@volado/domain";
import { formatCount } from "@volado/i18n";
import { Badge, Button } from "@volado/ui";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoney } from "../hooks/use-money.ts";

export interface TaskCardProps {
  readonly task: DailyTask;
  readonly onClaim: () => Promise<void>;
}

/** One task: what to do, how far it has come, what it pays. */
export function TaskCard({ task, onClaim }: TaskCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const titleId = useId();
  const { measure, goal, progress, amount, status } = task;
  const told = (value: number) => (measure === "rounds" ? formatCount(value, language) : money(value));
  const name = t(`dailyTasks.goals.${measure}`, { goal: told(goal) });
  const share = taskShare(task);
  return (
    <li className="app-reward" data-status={status}>
      <div className="app-reward__what">
        <b id={titleId}>{name}</b>
        <small>
          {t("dailyTasks.progress", { progress: told(Math.min(progress, goal)), goal: told(goal) })}
        </small>
        <progress aria-labelledby={titleId} max={1} value={share} />
      </div>
      <div className="app-reward__worth">
        <b>{money(amount)}</b>
        {status === RewardStatus.Issued && (
          <Button
            size="s"
            aria-label={t("rewards.claimNamed", { amount: money(amount), name })}
            onClick={onClaim}
          >
            {t("rewards.claim")}
          </Button>
        )}
        {status !== RewardStatus.Issued && <Badge tone="quiet">{t(`rewards.statuses.${status}`)}</Badge>}
      </div>
    </li>
  );
}
