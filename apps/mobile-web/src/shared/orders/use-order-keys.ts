import { useStore } from "zustand";
import { useSession } from "../session/session-store.ts";
import { type UnansweredOrder, unansweredOrders } from "./unanswered-orders.ts";

/** Kinds of orders that take money out of a wallet. */
export type OrderKind = "withdrawal" | "transfer";

/** The signed-in player's unanswered orders of a kind and their idempotency keys, which survive a reload. */
export const useOrderKeys = (kind: OrderKind) => {
  const account = useSession()?.userName ?? "";
  useStore(unansweredOrders);
  const named = (content: string) => ({ account, content: `${kind} ${content}` });
  return {
    /** The unanswered order with this content; undefined if none was sent, or it was answered. */
    unanswered: (content: string): UnansweredOrder | undefined => unansweredOrders.find(named(content)),
    /** Call before sending. @param fee the agreed fee, in major units */
    send: (content: string, fee?: number): UnansweredOrder => unansweredOrders.send(named(content), fee),
    /** Key of an order that is about to be sent. */
    keyOf: (content: string): string => unansweredOrders.send(named(content)).key,
    /** Call after the answer: the next order with the same content is a new one. */
    done: (content: string): void => unansweredOrders.answered(named(content)),
  } as const;
};
