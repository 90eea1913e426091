import { type Seeded, seeded } from "./seeded.ts";

/**
 * What chance decides about a call. Each has numbers of its own, so that how often one is asked changes
 * nothing for another.
 */
const purposes = { plan: 1, telemetry: 2, storage: 3 } as const;

/**
 * Chance for one call: the same numbers for the same seed and call, whatever else is under way and whoever
 * comes first. What happens outside of any call counts as call 0.
 */
export const chanceByCall = (seed: number, purpose: keyof typeof purposes) => {
  const streams = new Map<number, Seeded>();
  return (call: number): Seeded => {
    const stream = streams.get(call) ?? seeded((seed * 10_007 + call) * 101 + purposes[purpose]);
    streams.set(call, stream);
    return stream;
  };
};
