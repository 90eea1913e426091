import { newIdempotencyKey } from "@volado/api-client";
import { createStore } from "zustand/vanilla";
import { type SiteStorage, tabValues } from "../storage/site-storage.ts";
import type { StoredValues } from "../storage/stored-values.ts";

/** A money order that was sent but not answered: the gateway may have executed it. */
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
 * Unanswered orders, stored with the tab: after a reload, or after signing in again because the session ended, the
 * same order is sent with the same idempotency key, so that the gateway executes it once (docs/decisions/130).
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
    /**
     * Call before sending: returns the unanswered order of this identity, or stores a new one.
     * @param fee the agreed fee, in major units
     */
    send: (name: OrderName, fee?: number): UnansweredOrder => {
      const order = find(name) ?? { ...name, key: newIdempotencyKey(), ...(fee !== undefined && { fee }) };
      save([...others(name), order]);
      return order;
    },
    /** Call after the answer: the next order of the same identity is a new one. */
    answered: (name: OrderName) => save(others(name)),
  };
};

export const unansweredOrders = createUnansweredOrders(tabValues);
