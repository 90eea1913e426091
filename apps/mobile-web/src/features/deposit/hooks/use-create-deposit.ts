import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { type DepositOrder, depositMutations, depositQueries } from "@volado/api-client/query";
import type { Deposit, MessageKey } from "@volado/domain";
import { useState } from "react";
import { useLanguage } from "../../../shared/language/language.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { useKeyed } from "./use-keyed.ts";

/** Begins deposits. One that got lost keeps its key, so that sending it again begins no second one. */
export const useCreateDeposit = () => {
  const client = useClient();
  const queries = useQueryClient();
  const identity = useSession()?.userName;
  const language = useLanguage();
  const keyed = useKeyed();
  const [failure, setFailure] = useState<MessageKey>();
  const { mutateAsync } = useMutation(depositMutations.create(client));

  /** @returns the deposit, or undefined when it failed: then `failure` says why */
  const create = async (order: Omit<DepositOrder, "idempotencyKey">): Promise<Deposit | undefined> => {
    setFailure(undefined);
    const content = JSON.stringify(order);
    try {
      const deposit = await mutateAsync({ ...order, idempotencyKey: keyed.keyOf(content) });
      keyed.done(content);
      queries.setQueryData(depositQueries.one(client, identity, language, deposit.id).queryKey, deposit);
      return deposit;
    } catch (error) {
      setFailure(messageKeyOf(error));
      return undefined;
    }
  };

  return { create, failure } as const;
};
