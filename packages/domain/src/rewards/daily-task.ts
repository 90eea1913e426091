import type { Money } from "../money/money.ts";
import type { RewardStatus } from "./rewards.ts";

/** What a task counts per day: rounds and bets, stakes, or deposits. */
export type TaskMeasure = "rounds" | "stakes" | "deposits";

/** A goal and its progress, in rounds or money. The progress may exceed the goal. */
export type TaskProgress =
  | { readonly measure: "rounds"; readonly goal: number; readonly progress: number }
  | { readonly measure: "stakes" | "deposits"; readonly goal: Money; readonly progress: Money };

/** A daily task (Spec §2 "daily tasks"). */
export type DailyTask = TaskProgress & {
  readonly id: string;
  readonly amount: Money;
  /** As sent (decisions B3): `Process` while running, `Issued` when claimable, `Claimed` afterwards. */
  readonly status: RewardStatus;
};

/** The tasks of a day, with the gateway's time. */
export interface DailyTasks {
  /** `YYYY-MM-DD` in the merchant's time zone. */
  readonly day: string;
  /** When the day ends and the tasks start over, epoch milliseconds. */
  readonly endsAt: number;
  readonly serverTime: number;
  readonly tasks: readonly DailyTask[];
}

/** Progress of a task, from 0 to 1. */
export const taskShare = (task: TaskProgress): number => {
  const [goal, progress] =
    task.measure === "rounds" ? [task.goal, task.progress] : [task.goal.centavos, task.progress.centavos];
  return goal <= 0 ? 1 : Math.min(1, Math.max(0, progress / goal));
};

/** Replaces a task after it was claimed. */
export const withTask = (list: DailyTasks, changed: DailyTask): DailyTasks => ({
  ...list,
  tasks: list.tasks.map((task) => (task.id === changed.id ? changed : task)),
});
