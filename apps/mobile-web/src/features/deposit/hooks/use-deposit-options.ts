import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { depositQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { DepositOptions } from "@volado/domain/wallet";
import { useLanguage } from "../../../shared/language/language.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** How far what the page offers has come. */
export type Offered = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | { readonly phase: "content"; readonly options: DepositOptions }
);

/** Ways to deposit, limits and bonuses, in the language shown. */
export const useDepositOptions = (): Offered => {
  const { data, error, isFetching, refetch } = useQuery(
    depositQueries.options(useClient(), useSession()?.userName, useLanguage()),
  );
  const retry = () => refetch();
  if (data) return { phase: "content", options: data, retry };
  if (!error || isFetching) return { phase: "pending", retry };
  return { phase: "failed", messageKey: messageKeyOf(error), retry };
};
