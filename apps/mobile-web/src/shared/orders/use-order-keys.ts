import { useStore } from "zustand";
import { useSession } from "../session/session-store.ts";
import { type UnansweredOrder, unansweredOrders } from "./unanswered-orders.ts";

/** Kinds of orders that take money out of a wallet. */
export type OrderKind = "withdrawal" | "transfer";

/**
 * The signed-in player's orders of a kind, and their keys while their answers aren't known, whatever becomes
 * of the page.
 */
export const useOrderKeys = (kind: OrderKind) => {
  const account = useSession()?.userName ?? "";
  useStore(unansweredOrders);
  const named = (content: string) => ({ account, content: `${kind} ${content}` });
  return {
    /** The order as it was sent before; undefined for one that wasn't, or that was answered. */
    unanswered: (content: string): UnansweredOrder | undefined => unansweredOrders.find(named(content)),
    /** It is about to be sent. @param fee what was agreed to pay for it, in major units */
    send: (content: string, fee?: number): UnansweredOrder => unansweredOrders.send(named(content), fee),
    /** The key of what is about to be sent. */
    keyOf: (content: string): string => unansweredOrders.send(named(content)).key,
    /** It was answered: the next one of the same content is another one. */
    done: (content: string): void => unansweredOrders.answered(named(content)),
  } as const;
};
