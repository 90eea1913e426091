import { useQuery } from "@tanstack/react-query";
import { bankCardQueries, withdrawalQueries } from "@volado/api-client/query";
import type { BankCard, Withdrawal, WithdrawalTerms } from "@volado/domain/wallet";
import { type AsyncState, asyncState, bothAsync, mapAsync } from "../../../shared/query/async-state.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** What the page stands on: terms, latest withdrawals and cards. */
export interface WithdrawalPage {
  readonly terms: WithdrawalTerms;
  readonly latest: readonly Withdrawal[];
  readonly cards: readonly BankCard[];
}

/** What the player may withdraw now, and to which cards: both or nothing. */
export const useWithdrawalTerms = (): AsyncState<WithdrawalPage> => {
  const client = useClient();
  const identity = useSession()?.userName;
  const terms = useQuery(withdrawalQueries.terms(client, identity));
  const cards = useQuery(bankCardQueries.list(client, identity));
  return mapAsync(bothAsync(asyncState(terms), asyncState(cards)), ([told, { cards: owned }]) => ({
    terms: told,
    latest: told.latest,
    cards: owned,
  }));
};
