import { newIdempotencyKey } from "@volado/api-client";
import { createStore } from "zustand/vanilla";
import { type SiteStorage, tabValues } from "../storage/site-storage.ts";
import type { StoredValues } from "../storage/stored-values.ts";

/** An order about money that was sent and not answered: the gateway may have it. */
export type UnansweredOrder = StoredValues["unansweredOrders"][number];

/** What makes two orders the same one. */
export interface OrderName {
  /** User name of whoever gave it. */
  readonly account: string;
  /** What is ordered, and of what kind; never a password. */
  readonly content: string;
}

/** So many are remembered. */
const REMEMBERED = 20;

const isNamed =
  ({ account, content }: OrderName) =>
  (order: UnansweredOrder): boolean =>
    order.account === account && order.content === content;

/**
 * Orders whose answers aren't known, kept with the tab: a page that is loaded anew, and whoever signs in
 * again because the session ended meanwhile, sends the same order under the same key, and the gateway answers
 * it once (docs/decisions/130).
 */
export const createUnansweredOrders = (storage: Pick<SiteStorage, "read" | "write">) => {
  const store = createStore(() => storage.read("unansweredOrders"));
  const keep = (orders: readonly UnansweredOrder[]) => {
    const kept = orders.slice(-REMEMBERED);
    storage.write("unansweredOrders", kept);
    store.setState(kept, true);
  };
  const find = (name: OrderName) => store.getState().find(isNamed(name));
  const others = (name: OrderName) => store.getState().filter((order) => !isNamed(name)(order));
  return {
    ...store,
    find,
    /**
     * It is about to be sent: as it was before, or as a new one.
     * @param fee what was agreed to pay for it, in major units
     */
    send: (name: OrderName, fee?: number): UnansweredOrder => {
      const order = find(name) ?? { ...name, key: newIdempotencyKey(), ...(fee !== undefined && { fee }) };
      keep([...others(name), order]);
      return order;
    },
    /** It was answered: the next one of the same name is another. */
    answered: (name: OrderName) => keep(others(name)),
  };
};

/** The site's own. */
export const unansweredOrders = createUnansweredOrders(tabValues);
