import type { Money } from "../money/money.ts";
import type { RewardStatus } from "./rewards.ts";

/** What a task counts on one day: rounds and bets played, what was staked in them, what was deposited. */
export type TaskMeasure = "rounds" | "stakes" | "deposits";

/** A goal and how far it is reached, in rounds or in money. The progress may be beyond the goal. */
export type TaskProgress =
  | { readonly measure: "rounds"; readonly goal: number; readonly progress: number }
  | { readonly measure: "stakes" | "deposits"; readonly goal: Money; readonly progress: Money };

/** One task of the day (Spec §2 "daily tasks"). */
export type DailyTask = TaskProgress & {
  readonly id: string;
  /** What it pays. */
  readonly amount: Money;
  /** As sent (decisions B3): `Process` while it runs, `Issued` when it can be claimed, `Claimed` when it was. */
  readonly status: RewardStatus;
};

/** The tasks of a day, and the gateway's clock when it told them. */
export interface DailyTasks {
  /** `YYYY-MM-DD` where the merchant is. */
  readonly day: string;
  /** When the day ends and all counting begins anew, epoch milliseconds. */
  readonly endsAt: number;
  readonly serverTime: number;
  readonly tasks: readonly DailyTask[];
}

/** How far a task has come, from 0 to 1. */
export const taskShare = (task: TaskProgress): number => {
  const [goal, progress] =
    task.measure === "rounds" ? [task.goal, task.progress] : [task.goal.centavos, task.progress.centavos];
  return goal <= 0 ? 1 : Math.min(1, Math.max(0, progress / goal));
};

/** The day's tasks with one as it stands after it was claimed. */
export const withTask = (list: DailyTasks, changed: DailyTask): DailyTasks => ({
  ...list,
  tasks: list.tasks.map((task) => (task.id === changed.id ? changed : task)),
});
