import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";

/** How often a page refetches while something on it is pending; TanStack Query pauses while the page is hidden. */
export const SETTLEMENT_POLL_MS = 5_000;

/**
 * Calls `onSettled` for each order that was pending and no longer is, and then refetches what the page shows.
 * @param isPending whether an order's state may still change
 */
export const useSettled = <Order extends { readonly id: string }>(
  orders: readonly Order[] | undefined,
  isPending: (order: Order) => boolean,
  onSettled: (order: Order) => void,
): void => {
  const queries = useQueryClient();
  const pending = useRef<ReadonlySet<string>>(new Set());
  const compare = useEffectEvent((shown: readonly Order[]) => {
    const settled = shown.filter((order) => pending.current.has(order.id) && !isPending(order));
    pending.current = new Set(shown.filter(isPending).map(({ id }) => id));
    if (settled.length === 0) return;
    for (const order of settled) onSettled(order);
    // A settlement changes the balance, the inbox and most of what a money page shows.
    void queries.invalidateQueries();
  });
  useEffect(() => {
    if (orders) compare(orders);
  }, [orders]);
};
