import * as z from "zod";

/** Trace categories that the functions below read. */
export const traceCategories: readonly string[] = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
];

/** A compositor frame. */
const reporter = z.object({
  name: z.literal("PipelineReporter"),
  ph: z.literal("b"),
  args: z.object({ frame_reporter: z.object({ state: z.string(), affects_smoothness: z.boolean() }) }),
});

/** A task of a thread. Times in microseconds. */
const task = z.object({
  name: z.literal("RunTask"),
  ph: z.literal("X"),
  pid: z.number(),
  tid: z.number(),
  dur: z.number(),
});

/** Identifies the page's main thread: style is computed nowhere else. */
const styled = z.object({ name: z.literal("UpdateLayoutTree"), pid: z.number(), tid: z.number() });

const parsed = <Event>(schema: z.ZodType<Event>, events: readonly unknown[]): readonly Event[] =>
  events.flatMap((event) => {
    const { success, data } = schema.safeParse(event);
    return success ? [data] : [];
  });

/** Percentage of frames with motion that were visibly dropped. @throws RangeError if nothing moved */
export const droppedShare = (events: readonly unknown[]): number => {
  const moving = parsed(reporter, events)
    .map(({ args }) => args.frame_reporter)
    .filter(({ state }) => state !== "STATE_NO_UPDATE_DESIRED");
  if (moving.length === 0) throw new RangeError("The trace has no frames: nothing moved.");
  const dropped = moving.filter(({ state, affects_smoothness: seen }) => state === "STATE_DROPPED" && seen);
  return (100 * dropped.length) / moving.length;
};

/** Durations in milliseconds of the page's main-thread tasks. Empty if the page computed no style. */
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

/** The visible part of a list at one moment of a scroll. */
export const scrollSample = z.object({
  /** Visible height of the list in CSS pixels. */
  room: z.number(),
  /** Visible height covered by tiles. */
  filled: z.number(),
  /** Number of elements in the page. */
  elements: z.number(),
});

/** Blank share of the list over all samples, in percent. @throws RangeError if there are no samples */
export const blankShare = (samples: readonly z.infer<typeof scrollSample>[]): number => {
  const sum = (key: "room" | "filled") => samples.reduce((total, one) => total + one[key], 0);
  if (sum("room") === 0) throw new RangeError("There are no samples of the list: nothing moved.");
  return 100 * (1 - sum("filled") / sum("room"));
};
