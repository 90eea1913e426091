import { type Query, useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useSlowCalls } from "./slow-calls.ts";

/** What the player can do about a slow wait. */
export interface SlowWait {
  /** Retries the calls that may be repeated; undefined if none may. */
  readonly again: (() => void) | undefined;
  /** Cancels the calls, which then fail as after their time limit. */
  readonly giveUp: () => void;
}

/** Whether skeletons are shown, for the first or the next page. */
const showsSkeletons = ({ state }: Query): boolean =>
  state.data === undefined || state.fetchMeta?.fetchMore !== undefined;

/** The slow wait that blocks the player: skeletons or a button. Background refreshes and marks don't count. */
export const useSlowWait = (): SlowWait | undefined => {
  const calls = useSlowCalls();
  const reads = useIsFetching({ type: "active", predicate: showsSkeletons });
  const writes = useIsMutating({ predicate: ({ meta }) => meta?.background !== true });
  if (calls.length === 0 || reads + writes === 0) return undefined;
  const repeatable = calls.flatMap(({ again = [] }) => again);
  const each = (ways: readonly (() => void)[]) => () => {
    for (const go of ways) go();
  };
  return {
    again: repeatable.length > 0 ? each(repeatable) : undefined,
    giveUp: each(calls.map(({ giveUp }) => giveUp)),
  };
};
