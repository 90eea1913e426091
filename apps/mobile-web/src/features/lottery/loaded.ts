import type { UseQueryResult } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";

/** How far an answer has come. One that failed after an earlier one came is still content. */
export type Loaded<T> =
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey; readonly retry: () => Promise<unknown> }
  | { readonly phase: "content"; readonly data: T };

/** See {@link Loaded}. While a failed question is asked again it is on its way. */
export const loaded = <T>({ data, error, isFetching, refetch }: UseQueryResult<T>): Loaded<T> => {
  if (data !== undefined) return { phase: "content", data };
  if (!error || isFetching) return { phase: "pending" };
  return { phase: "failed", messageKey: messageKeyOf(error), retry: () => refetch() };
};
