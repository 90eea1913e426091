import type { KeyValueStorage } from "../cache/storage.ts";
import type { Clock } from "../core/options.ts";

/** In-memory storage with readable contents. */
export const memoryStorage = (entries: Readonly<Record<string, string>> = {}) => {
  const contents = new Map(Object.entries(entries));
  return {
    contents,
    get: (key: string) => contents.get(key),
    set: (key: string, value: string) => void contents.set(key, value),
    remove: (key: string) => void contents.delete(key),
  } satisfies KeyValueStorage & { readonly contents: Map<string, string> };
};

/** A clock that only moves when advanced. */
export interface ManualClock extends Clock {
  /** Advances by `milliseconds` and runs due tasks in order. */
  advance(milliseconds: number): Promise<void>;
  /** Number of pending tasks. */
  waiting(): number;
}

/** Creates a clock that starts at `start` epoch milliseconds. */
export const manualClock = (start = Date.UTC(2026, 0, 1)): ManualClock => {
  let now = start;
  let tasks: { readonly at: number; readonly run: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    now: () => now,
    after: (milliseconds, run) => {
      const task = { at: now + milliseconds, run };
      tasks.push(task);
      return () => {
        tasks = tasks.filter((other) => other !== task);
      };
    },
    waiting: () => tasks.length,
    advance: async (milliseconds) => {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        tasks = tasks.filter((task) => task !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
};
