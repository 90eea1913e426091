import { type Query, useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useSlowCalls } from "./slow-calls.ts";

/** What the player may do about a wait that takes long. */
export interface SlowWait {
  /** Sends again what may be sent again; undefined when nothing may. */
  readonly again: (() => void) | undefined;
  /** Ends the wait: its place then says what could not be had, as after its time limit. */
  readonly giveUp: () => void;
}

/** Whether there is nothing to see yet, at all or of the next page: skeletons stand in its place. */
const showsSkeletons = ({ state }: Query): boolean =>
  state.data === undefined || state.fetchMeta?.fetchMore !== undefined;

/**
 * The wait that has become long, if somebody waits: before skeletons or for a button. Refreshing what is on the screen
 * and marks that are sent beside it keep nobody waiting.
 */
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
