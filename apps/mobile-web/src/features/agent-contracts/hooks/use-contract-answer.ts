import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { contractMutations, contractQueries } from "@volado/api-client/query";
import { withAnswer } from "@volado/domain/agency";
import type { MessageKey } from "@volado/domain/errors";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

/** Errors that mean the offer is no longer open, whatever the screen shows. */
const offerClosed: ReadonlySet<MessageKey> = new Set<MessageKey>(["errors.conflict", "errors.notFound"]);

/**
 * Answers an offer. A retry reuses the idempotency key, so the answer can't count twice. An offer that is no longer
 * open is fetched again.
 */
export const useContractAnswer = (contractId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keys = useRef(new Map<boolean, string>());
  const [failure, setFailure] = useState<MessageKey>();
  const client = useClient();
  const identity = useSession()?.userName;
  const { mutateAsync, isPending: answering } = useMutation(contractMutations.answer(client));

  /** @returns whether the offer is settled: answered, or no longer open */
  const answer = async (accept: boolean): Promise<boolean> => {
    setFailure(undefined);
    const idempotencyKey = keys.current.get(accept) ?? newIdempotencyKey();
    keys.current.set(accept, idempotencyKey);
    try {
      const answered = await mutateAsync({ contractId, accept, idempotencyKey });
      // Show the answer even if refetching the list fails.
      const { queryKey } = contractQueries.list(client, identity, answered.kind);
      queries.setQueryData(queryKey, (list) => list && withAnswer(list, answered));
      // Otherwise home would prompt for this offer again from its cached list.
      queries.removeQueries({ ...contractQueries.requests(client, identity), type: "inactive" });
    } catch (error) {
      const key = messageKeyOf(error);
      if (!offerClosed.has(key)) {
        setFailure(key);
        return false;
      }
      showToast({ kind: "info", text: t("contracts.changed") });
      await queries.invalidateQueries({ queryKey: contractQueries.root });
      return true;
    }
    showToast({ kind: "success", text: t(accept ? "contracts.accepted" : "contracts.refused") });
    return true;
  };

  return { answer, answering, failure, forgetFailure: () => setFailure(undefined) } as const;
};
