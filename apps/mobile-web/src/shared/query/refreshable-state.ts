import { type AsyncState, asyncState, type QueryOutcome } from "./async-state.ts";

/** What of a query its look depends on, for who cares whether an answer is under way. */
export interface AskedOutcome<Data> extends QueryOutcome<Data> {
  readonly isFetching: boolean;
}

/** A state that also says whether an answer is under way, the first or another, and why the last one didn't come. */
export type RefreshableState<Data> = AsyncState<Data> & {
  readonly refreshing: boolean;
  readonly error: unknown;
};

/** Its own function, since who asks is drawn anew each time a question begins and ends. */
export const refreshableState = <Data>(query: AskedOutcome<Data>): RefreshableState<Data> => ({
  ...asyncState(query),
  refreshing: query.isFetching,
  error: query.error,
});
