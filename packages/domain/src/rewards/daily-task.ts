import type { RewardStatus } from "./reward.ts";

/** What a task counts on one day: rounds and bets played, what was staked in them, what was deposited. */
export type TaskMeasure = "rounds" | "stakes" | "deposits";

/** One task of the day (Spec §2 "daily tasks"). Money in major units. */
export interface DailyTask {
  readonly id: string;
  readonly measure: TaskMeasure;
  readonly goal: number;
  /** May be beyond the goal. */
  readonly progress: number;
  readonly amount: number;
  /** As sent (decisions B3): `Process` while it runs, `Issued` when it can be claimed, `Claimed` when it was. */
  readonly status: RewardStatus;
}

/** The tasks of a day, and the gateway's clock when it told them. */
export interface DailyTasks {
  /** `YYYY-MM-DD` where the merchant is. */
  readonly day: string;
  /** When the day ends and all counting begins anew, epoch milliseconds. */
  readonly endsAt: number;
  readonly serverTime: number;
  /** ISO 4217 code of all amounts. */
  readonly currency: string;
  readonly tasks: readonly DailyTask[];
}

/** How far a task has come, from 0 to 1. */
export const taskShare = ({ goal, progress }: Pick<DailyTask, "goal" | "progress">): number =>
  goal <= 0 ? 1 : Math.min(1, Math.max(0, progress / goal));

/** The day's tasks with one as it stands after it was claimed. */
export const withTask = (list: DailyTasks, changed: DailyTask): DailyTasks => ({
  ...list,
  tasks: list.tasks.map((task) => (task.id === changed.id ? changed : task)),
});
