import { availableParallelism, loadavg } from "node:os";

/** From this share of its processors on, a machine is too busy for its times to mean much. */
const BUSY = 0.5;

/** The machine's load in a sentence, with a warning when other work takes part of it. */
export const machineLoad = (
  load: number = loadavg()[0] ?? 0,
  processors: number = availableParallelism(),
): string => {
  const words = `Load of the machine: ${load.toFixed(1)} on ${processors} processor(s).`;
  return load > BUSY * processors ? `${words} It is busy with other work, so times are too long.` : words;
};
