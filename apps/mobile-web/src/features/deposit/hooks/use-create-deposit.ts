import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { type DepositOrder, depositMutations, depositQueries } from "@volado/api-client/query";
import type { Deposit } from "@volado/domain/wallet";
import { useFailedTry } from "../../../shared/forms/try-message.tsx";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";

/** Begins deposits. One that got lost keeps its key, so that sending it again begins no second one. */
export const useCreateDeposit = () => {
  const client = useClient();
  const queries = useQueryClient();
  const identity = useSession()?.userName;
  const language = useLanguage();
  const keyed = useIdempotencyKeys();
  const { failure, failed, succeeded } = useFailedTry();
  const { mutateAsync } = useMutation(depositMutations.create(client));

  /** @returns the deposit, or undefined when it failed: then `failure` says why */
  const create = async (order: Omit<DepositOrder, "idempotencyKey">): Promise<Deposit | undefined> => {
    const content = JSON.stringify(order);
    try {
      const deposit = await mutateAsync({ ...order, idempotencyKey: keyed.keyOf(content) });
      keyed.done(content);
      succeeded();
      queries.setQueryData(depositQueries.one(client, identity, language, deposit.id).queryKey, deposit);
      return deposit;
    } catch (error) {
      failed(messageKeyOf(error));
      return undefined;
    }
  };

  return { create, failure } as const;
};
