import { useQueryClient } from "@tanstack/react-query";
import { messageKeyOf } from "@volado/api-client";
import { rewardQueries } from "@volado/api-client/query";
import type { MessageKey } from "@volado/domain/errors";
import type { Money } from "@volado/domain/money";
import { useTranslation } from "react-i18next";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { type AsyncState, asyncState, type QueryOutcome } from "../../../shared/query/async-state.ts";
import { celebrate } from "../celebrate.ts";

/** Margin after the end, so that the refetch finds new data. */
const MARGIN_MS = 1_000;

/** Refetch interval for data that is valid until `endOf`, by the gateway's clock; false without data. */
export const untilDayEnds = <Data extends { readonly serverTime: number }>(
  data: Data | undefined,
  endOf: (data: Data) => number,
): number | false => (data ? Math.max(endOf(data) - data.serverTime, 0) + MARGIN_MS : false);

/** State of a rewards query; `closed` if the merchant has switched the feature off. */
export type Answer<Data> =
  | AsyncState<Data>
  | { readonly phase: "closed"; readonly retry: () => Promise<unknown> };

export const answerOf = <Data>(query: QueryOutcome<Data>): Answer<Data> => {
  const state = asyncState(query);
  const closed = query.error && messageKeyOf(query.error) === "errors.insufficientPermission";
  return closed ? { phase: "closed", retry: state.retry } : state;
};

/** Rejections of something that cannot be claimed (any more). */
const unclaimable: ReadonlySet<MessageKey> = new Set<MessageKey>(["errors.conflict", "errors.notFound"]);

interface ClaimSteps<Answer> {
  readonly send: (idempotencyKey: string) => Promise<Answer>;
  /** Updates the cache, so that the result shows even if a refetch fails. */
  readonly show: (answer: Answer) => void;
  readonly amount: Money;
}

/**
 * Claims a reward and shows the outcome. A retry reuses the idempotency key, so it pays once; if something cannot be
 * claimed any more, the rewards are refetched.
 */
export const useClaim = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const money = useMoneyText();
  const keys = useIdempotencyKeys();

  return async <Answer>(id: string, { send, show, amount }: ClaimSteps<Answer>): Promise<void> => {
    // The button, which may be gone afterwards.
    const place = document.activeElement?.getBoundingClientRect();
    try {
      show(await send(keys.keyOf(id)));
    } catch (error) {
      const key = messageKeyOf(error);
      if (!unclaimable.has(key)) {
        showToast({ kind: "error", text: t(key) });
        return;
      }
      showToast({ kind: "info", text: t("rewards.changed") });
      await queries.invalidateQueries({ queryKey: rewardQueries.root });
      return;
    }
    if (place) celebrate(place, money(amount));
    showToast({ kind: "success", text: t("rewards.paid", { amount: money(amount) }) });
  };
};
