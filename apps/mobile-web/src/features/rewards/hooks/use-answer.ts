import type { UseQueryResult } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import type { MessageKey } from "@volado/domain/errors";

/**
 * How far something of the rewards has come. What could not be refreshed stays, as `stale`; `closed` is what
 * the merchant has switched off.
 */
export type Answer<Data> = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "closed" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | { readonly phase: "content"; readonly data: Data; readonly stale: boolean }
);

/** The look that a query's state asks for. */
export const answerOf = <Data>({
  data,
  error,
  isFetching,
  isRefetchError,
  refetch,
}: UseQueryResult<Data>): Answer<Data> => {
  const retry = () => refetch();
  const messageKey = error === null ? undefined : messageKeyOf(error);
  if (messageKey === "errors.insufficientPermission") return { phase: "closed", retry };
  if (data !== undefined) return { phase: "content", data, stale: isRefetchError, retry };
  if (messageKey === undefined || isFetching) return { phase: "pending", retry };
  return { phase: "failed", messageKey, retry };
};
