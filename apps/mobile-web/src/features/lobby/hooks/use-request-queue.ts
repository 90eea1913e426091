import { limits } from "@volado/config";
import { useCallback, useEffect, useState } from "react";

/**
 * How many of `count` requests may be sent: one more every 400 ms (Spec §9 "Home requests staggered"). Not a transition:
 * the next step must not wait for the rendering of earlier responses, which takes seconds on a slow phone.
 */
export const useStaggeredCount = (count: number): number => {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    if (ready >= count) return undefined;
    const timer = setTimeout(() => setReady(ready + 1), limits.homeRequestStagger);
    return () => clearTimeout(timer);
  }, [count, ready]);
  return ready;
};

/** The order in which parts of home send their requests. */
export interface RequestQueue {
  /** Queues a part; repeated calls are ignored. Stable. */
  readonly enqueue: (part: string) => void;
  /** Whether a part may send its request. */
  readonly isReady: (part: string) => boolean;
}

/** Staggers the requests of home's parts, in the order in which they approach the screen. */
export const useRequestQueue = (): RequestQueue => {
  const [queue, setQueue] = useState<readonly string[]>([]);
  const ready = useStaggeredCount(queue.length);
  const enqueue = useCallback(
    (part: string) => setQueue((before) => (before.includes(part) ? before : [...before, part])),
    [],
  );
  return { enqueue, isReady: (part) => queue.slice(0, ready).includes(part) };
};
