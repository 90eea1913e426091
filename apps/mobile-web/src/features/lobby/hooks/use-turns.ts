import { useCallback, useState } from "react";
import { useStaggeredCount } from "./use-staggered-count.ts";

/** Turns of home's parts to send their request. */
export interface Turns {
  /** Queues a part; once is enough. Keeps its identity. */
  readonly ask: (part: string) => void;
  /** Whether a part's request may go out. */
  readonly has: (part: string) => boolean;
}

/**
 * Home's parts send their requests one after the other (Spec §9 "Home requests staggered"), in the order in which they
 * come near the screen.
 */
export const useTurns = (): Turns => {
  const [queue, setQueue] = useState<readonly string[]>([]);
  const gone = useStaggeredCount(queue.length);
  const ask = useCallback(
    (part: string) => setQueue((before) => (before.includes(part) ? before : [...before, part])),
    [],
  );
  return { ask, has: (part) => queue.slice(0, gone).includes(part) };
};
