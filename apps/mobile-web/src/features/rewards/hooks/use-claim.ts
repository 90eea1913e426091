import { useQueryClient } from "@tanstack/react-query";
import { messageKeyOf, newIdempotencyKey } from "@volado/api-client";
import { rewardQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { Money } from "@volado/domain/money";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { type AsyncState, asyncState, type QueryOutcome } from "../../../shared/query/async-state.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";

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

/** Refusals that say: whatever is on the screen, this can't be claimed (any more). */
const over: ReadonlySet<MessageKey> = new Set<MessageKey>(["errors.conflict", "errors.notFound"]);

/** What a claim does besides being sent. */
export interface ClaimSteps<Answer> {
  readonly send: (idempotencyKey: string) => Promise<Answer>;
  /** Puts the answer on the screen, whether or not the lists can be had anew. */
  readonly show: (answer: Answer) => void;
  /** What went into the balance. */
  readonly amount: Money;
}

/**
 * Claims something and tells how it went. A claim that got lost keeps its key, so that claiming again pays
 * once; what can't be claimed any more is shown as it stands by now.
 *
 * @returns claims what `id` names; settles when it is told.
 */
export const useClaim = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const money = useMoneyText();
  const keys = useRef(new Map<string, string>());

  return async <Answer>(id: string, { send, show, amount }: ClaimSteps<Answer>): Promise<void> => {
    const idempotencyKey = keys.current.get(id) ?? newIdempotencyKey();
    keys.current.set(id, idempotencyKey);
    try {
      show(await send(idempotencyKey));
    } catch (error) {
      const key = messageKeyOf(error);
      if (!over.has(key)) {
        showToast({ kind: "error", text: t(key) });
        return;
      }
      showToast({ kind: "info", text: t("rewards.changed") });
      await queries.invalidateQueries({ queryKey: rewardQueries.root });
      return;
    }
    showToast({ kind: "success", text: t("rewards.paid", { amount: money(amount) }) });
  };
};
