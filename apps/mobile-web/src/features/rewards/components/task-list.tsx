import { EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useZoneName } from "../../../shared/period/use-zone-name.ts";
import { useDailyTasks } from "../hooks/use-daily-tasks.ts";
import { AnswerView } from "./answer-view.tsx";
import { TaskCard } from "./task-card.tsx";

/** The tasks of the day with how far the member has come (Spec §2 "daily tasks"). */
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
