import { messageKeyOf } from "@volado/api-client";
import { type AsyncState, asyncState, type QueryOutcome } from "../../../shared/query/async-state.ts";

/** How something of the rewards looks; `closed` is what the merchant has switched off. */
export type Answer<Data> =
  | AsyncState<Data>
  | { readonly phase: "closed"; readonly retry: () => Promise<unknown> };

/** The look that a query of the rewards asks for. */
export const answerOf = <Data>(query: QueryOutcome<Data>): Answer<Data> => {
  const state = asyncState(query);
  const closed = query.error && messageKeyOf(query.error) === "errors.insufficientPermission";
  return closed ? { phase: "closed", retry: state.retry } : state;
};
