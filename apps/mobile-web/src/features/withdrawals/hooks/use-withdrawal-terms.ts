import { useQuery } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { bankCardQueries, withdrawalQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { BankCard, Withdrawal, WithdrawalTerms } from "@volado/domain/wallet";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/**
 * What the page stands on: terms, latest withdrawals and cards, both or nothing. Ones that could not be
 * refreshed stay, as `stale`.
 */
export type WithdrawalRoom = { readonly retry: () => Promise<unknown> } & (
  | { readonly phase: "pending" }
  | { readonly phase: "failed"; readonly messageKey: MessageKey }
  | {
      readonly phase: "content";
      readonly terms: WithdrawalTerms;
      readonly latest: readonly Withdrawal[];
      readonly cards: readonly BankCard[];
      readonly stale: boolean;
    }
);

/** What the player may withdraw now, and to which cards. */
export const useWithdrawalTerms = (): WithdrawalRoom => {
  const client = useClient();
  const identity = useSession()?.userName;
  const terms = useQuery(withdrawalQueries.terms(client, identity));
  const cards = useQuery(bankCardQueries.list(client, identity));
  const retry = () => Promise.all([terms.refetch(), cards.refetch()]);
  if (terms.data && cards.data) {
    const stale = terms.isRefetchError || cards.isRefetchError;
    return {
      phase: "content",
      terms: terms.data,
      latest: terms.data.latest,
      cards: cards.data.cards,
      stale,
      retry,
    };
  }
  const error = terms.error ?? cards.error;
  if (!error || terms.isFetching || cards.isFetching) return { phase: "pending", retry };
  return { phase: "failed", messageKey: messageKeyOf(error), retry };
};
