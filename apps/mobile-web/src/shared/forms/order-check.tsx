import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isApiError } from "@volado/api-client";
import { withdrawalQueries } from "@volado/api-client/query";
import type { Money } from "@volado/domain/money";
import { InlineMessage } from "@volado/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { useClient } from "../services/services-context.tsx";
import { useSession } from "../session/session-store.ts";
import { type OrderKind, unansweredOrders } from "./unanswered-orders.ts";

const AGAIN_MS = 3_000;

const calls = { withdrawal: "requestWithdrawal", transfer: "transferToDownlines" } as const;

/** Whether a call ended without the gateway's answer, so that it may have been carried out. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && ["network", "timeout", "http", "schema"].includes(error.kind);

interface OrderCheck {
  /** An order is being sent, so its response may still arrive. */
  readonly sending: boolean;
  /** Called when an order turns out to have been carried out. @param amount what it moved */
  readonly onDone: (amount: Money) => void;
}

/**
 * Asks for the outcome of the player's latest unanswered order of a kind until the gateway answers, also after a reload.
 * @returns "checking" until then, "not-sent" if the order wasn't carried out, until the next one is sent
 */
export const useOrderCheck = (
  kind: OrderKind,
  { sending, onDone }: OrderCheck,
): "checking" | "not-sent" | undefined => {
  const queries = useQueryClient();
  const identity = useSession()?.userName;
  const [notSent, setNotSent] = useState(false);
  if (sending && notSent) setNotSent(false);
  const order = useStore(unansweredOrders, (all) =>
    all.findLast(
      ({ account, content, checked }) =>
        account === identity && content.startsWith(`${kind} `) && checked === undefined,
    ),
  );
  const asked = !sending && order !== undefined;
  const { data } = useQuery({
    ...withdrawalQueries.outcome(useClient(), identity, { call: calls[kind], key: order?.key ?? "" }),
    enabled: asked,
    refetchInterval: ({ state }) => state.data === undefined && AGAIN_MS,
  });
  const found = useEffectEvent((amount: Money | undefined) => {
    if (order === undefined) return;
    if (amount === undefined) {
      unansweredOrders.checked(order);
      setNotSent(true);
      return;
    }
    unansweredOrders.answered(order);
    // The order has changed the balance and most of what a money page shows.
    void queries.invalidateQueries();
    onDone(amount);
  });
  useEffect(() => {
    if (asked && data) found(data.amount);
  }, [asked, data]);
  if (asked) return "checking";
  return notSent ? "not-sent" : undefined;
};

interface OrderCheckMessageProps {
  readonly check: ReturnType<typeof useOrderCheck>;
}

/** Says that an order is being checked, or wasn't carried out. */
export function OrderCheckMessage({ check }: OrderCheckMessageProps) {
  const { t } = useTranslation();
  if (check === undefined) return null;
  return check === "checking" ? (
    <InlineMessage>{t("lostOrder.checking")}</InlineMessage>
  ) : (
    <InlineMessage kind="error">{t("lostOrder.notSent")}</InlineMessage>
  );
}
