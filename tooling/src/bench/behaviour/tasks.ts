import * as z from "zod";

/** A task of a thread, as a trace tells it; times in microseconds. */
const task = z.object({
  name: z.literal("RunTask"),
  ph: z.literal("X"),
  pid: z.number(),
  tid: z.number(),
  dur: z.number(),
});

/** What tells the page's main thread from all others: style is computed nowhere else. */
const styled = z.object({ name: z.literal("UpdateLayoutTree"), pid: z.number(), tid: z.number() });

/** Trace categories that {@link mainThreadTasks} reads. */
export const taskCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline"] as const;

const parsed = <Event>(schema: z.ZodType<Event>, events: readonly unknown[]): readonly Event[] =>
  events.flatMap((event) => {
    const { success, data } = schema.safeParse(event);
    return success ? [data] : [];
  });

/** How long each task of the page's main thread took, in milliseconds; none where the page computed no style. */
export const mainThreadTasks = (events: readonly unknown[]): readonly number[] => {
  const threads = new Map<string, number>();
  for (const { pid, tid } of parsed(styled, events)) {
    const thread = `${pid} ${tid}`;
    threads.set(thread, (threads.get(thread) ?? 0) + 1);
  }
  const [main] = [...threads].sort(([, a], [, b]) => b - a);
  return parsed(task, events)
    .filter(({ pid, tid }) => `${pid} ${tid}` === main?.[0])
    .map(({ dur }) => dur / 1000);
};

/** Milliseconds after which a task keeps a tap waiting. */
const LONG = 50;

/** What tasks take beyond 50 ms each, in milliseconds: the time in which a tap would have waited. */
export const blockedTime = (tasks: readonly number[]): number =>
  tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG), 0);

/** The whole time of the tasks, in milliseconds. */
export const busyTime = (tasks: readonly number[]): number => tasks.reduce((sum, ms) => sum + ms, 0);

/** Tasks shorter than this are no work of a frame: their number says how often the browser looked for some. */
const WORK = 4;

/** Of the tasks that do something, the time that 95 of 100 keep within, in milliseconds. */
export const task95 = (tasks: readonly number[]): number => {
  const working = tasks.filter((ms) => ms >= WORK).sort((a, b) => a - b);
  return working[Math.ceil(0.95 * working.length) - 1] ?? 0;
};
