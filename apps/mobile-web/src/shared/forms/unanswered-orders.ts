import { newIdempotencyKey } from "@volado/api-client";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useSession } from "../session/session-store.ts";
import { type SiteStorage, tabValues } from "../storage/site-storage.ts";
import type { StoredValues } from "../storage/stored-values.ts";

/** A money order without a response: the gateway may have executed it. */
export type UnansweredOrder = StoredValues["unansweredOrders"][number];

/** Identity of an order. */
export interface OrderName {
  /** User name of the player who placed it. */
  readonly account: string;
  /** Kind and content of the order; never a password. */
  readonly content: string;
}

/** Number of stored orders. */
const REMEMBERED = 20;

const isNamed =
  ({ account, content }: OrderName) =>
  (order: UnansweredOrder): boolean =>
    order.account === account && order.content === content;

/**
 * Unanswered orders, stored with the tab. After a reload, or a new sign-in because the session ended, the same order is
 * sent with the same idempotency key, so that the gateway executes it once (docs/decisions/130).
 */
export const createUnansweredOrders = (storage: Pick<SiteStorage, "read" | "write">) => {
  const store = createStore(() => storage.read("unansweredOrders"));
  const save = (orders: readonly UnansweredOrder[]) => {
    const stored = orders.slice(-REMEMBERED);
    storage.write("unansweredOrders", stored);
    store.setState(stored, true);
  };
  const find = (name: OrderName) => store.getState().find(isNamed(name));
  const others = (name: OrderName) => store.getState().filter((order) => !isNamed(name)(order));
  return {
    ...store,
    find,
    /** Call before sending. Returns the unanswered order, or a new one. @param fee the agreed fee, in major units */
    send: (name: OrderName, fee?: number): UnansweredOrder => {
      const { checked: _, ...order } = find(name) ?? {
        ...name,
        key: newIdempotencyKey(),
        ...(fee !== undefined && { fee }),
      };
      save([...others(name), order]);
      return order;
    },
    /** The gateway hasn't carried it out. Its key stays, in case the request is only late. */
    checked: (order: UnansweredOrder) => save([...others(order), { ...order, checked: true }]),
    /** Call after the response: the next order with the same identity is a new one. */
    answered: (name: OrderName) => save(others(name)),
  };
};

export const unansweredOrders = createUnansweredOrders(tabValues);

/** Kinds of orders that take money out of a wallet. */
export type OrderKind = "withdrawal" | "transfer";

/** The signed-in player's unanswered orders of a kind and their idempotency keys, which survive a reload. */
export const useOrderKeys = (kind: OrderKind) => {
  const account = useSession()?.userName ?? "";
  useStore(unansweredOrders);
  const named = (content: string) => ({ account, content: `${kind} ${content}` });
  return {
    /** The unanswered order with this content, if any. */
    unanswered: (content: string): UnansweredOrder | undefined => unansweredOrders.find(named(content)),
    /** Call before sending. @param fee the agreed fee, in major units */
    send: (content: string, fee?: number): UnansweredOrder => unansweredOrders.send(named(content), fee),
    /** Key of an order that is about to be sent. */
    keyOf: (content: string): string => unansweredOrders.send(named(content)).key,
    /** Call after the response: the next order with the same content is a new one. */
    done: (content: string): void => unansweredOrders.answered(named(content)),
  } as const;
};
