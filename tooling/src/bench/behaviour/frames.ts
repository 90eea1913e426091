import * as z from "zod";

/** What the compositor says of one frame. */
const reporter = z.object({
  name: z.literal("PipelineReporter"),
  ph: z.literal("b"),
  args: z.object({ frame_reporter: z.object({ state: z.string(), affects_smoothness: z.boolean() }) }),
});

/** Trace categories that {@link droppedShare} reads. */
export const frameCategories = ["disabled-by-default-devtools.timeline.frame"] as const;

/** Frames in a trace: wished for, and of those the ones a player saw missing. */
export interface FrameCount {
  readonly wished: number;
  readonly dropped: number;
}

/** Counts frames in the events of a trace. A frame that nobody wanted, because nothing moved, is neither. */
export const countFrames = (events: readonly unknown[]): FrameCount => {
  const frames = events.flatMap((event) => {
    const { success, data } = reporter.safeParse(event);
    return success ? [data.args.frame_reporter] : [];
  });
  const wished = frames.filter(({ state }) => state !== "STATE_NO_UPDATE_DESIRED");
  const dropped = wished.filter(({ state, affects_smoothness: seen }) => state === "STATE_DROPPED" && seen);
  return { wished: wished.length, dropped: dropped.length };
};

/**
 * Dropped frames in percent of those wished for.
 * @throws RangeError when no frame was wished for: nothing has moved.
 */
export const droppedShare = ({ wished, dropped }: FrameCount): number => {
  if (wished === 0) throw new RangeError("The trace has no frame: nothing has moved.");
  return (100 * dropped) / wished;
};
