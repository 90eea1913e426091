import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rewardMutations, rewardQueries } from "@volado/api-client/query";
import { minMoney } from "@volado/domain/money";
import { type DailyTask, RewardStatus, taskShare, withTask } from "@volado/domain/rewards";
import { formatCount } from "@volado/i18n";
import { EmptyState, RewardCard } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useZoneName } from "../../../shared/forms/period-choice.tsx";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { answerOf, untilDayEnds, useClaim } from "../hooks/use-claim.ts";
import { AnswerView } from "./answer-view.tsx";

/** Today's tasks, refetched when the day ends. */
const useDailyTasks = () => {
  const client = useClient();
  const queries = useQueryClient();
  const list = rewardQueries.tasks(client, useSession()?.userName);
  const answer = answerOf(
    useQuery({ ...list, refetchInterval: ({ state }) => untilDayEnds(state.data, ({ endsAt }) => endsAt) }),
  );
  const { mutateAsync } = useMutation(rewardMutations.claimTask(client));
  const claim = useClaim();
  return {
    answer,
    claim: ({ id, amount }: DailyTask, day: string) =>
      claim(`${day} ${id}`, {
        amount,
        send: (idempotencyKey) => mutateAsync({ taskId: id, day, idempotencyKey }),
        show: (claimed) =>
          queries.setQueryData(list.queryKey, (cached) => cached && withTask(cached, claimed)),
      }),
  };
};

function TaskCard({ task, onClaim }: { readonly task: DailyTask; readonly onClaim: () => Promise<void> }) {
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
  const share = taskShare(task);
  const running = t(share > 0 ? "dailyTasks.started" : "dailyTasks.notStarted");
  const state = status === RewardStatus.Process ? running : t(`rewards.statuses.${status}`);
  return (
    <RewardCard
      name={name}
      detail={t("dailyTasks.progress", { progress, goal })}
      progress={share}
      amount={money(amount)}
      over={status === RewardStatus.Claimed}
      status={claimable ? undefined : state}
      claimLabel={t("rewards.claim")}
      claimName={t("rewards.claimNamed", { amount: money(amount), name })}
      onClaim={claimable ? onClaim : undefined}
    />
  );
}

/** The daily tasks with the member's progress (Spec §2 "daily tasks"). */
export function TaskList() {
  const { t } = useTranslation();
  const zone = useZoneName();
  const { answer, claim } = useDailyTasks();
  return (
    <AnswerView answer={answer} failedTitle={t("dailyTasks.failed")}>
      {({ tasks, day }) => (
        <div className="app-rewards__part">
          <p className="app-rewards__intro">{t("dailyTasks.intro", { zone })}</p>
          {tasks.length === 0 ? (
            <EmptyState title={t("dailyTasks.empty.title")}>{t("dailyTasks.empty.text")}</EmptyState>
          ) : (
            <ul>
              {tasks.map((task) => (
                <TaskCard key={task.id} task={task} onClaim={() => claim(task, day)} />
              ))}
            </ul>
          )}
        </div>
      )}
    </AnswerView>
  );
}
