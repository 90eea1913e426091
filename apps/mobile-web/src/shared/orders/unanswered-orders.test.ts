import { expect, it } from "vitest";
import { decodeStored, encodeStored, type StoredValues } from "../storage/stored-values.ts";
import { createUnansweredOrders } from "./unanswered-orders.ts";

/** What a tab keeps, whatever becomes of its pages; of these orders alone. */
const tab = (text: string | null = null) => {
  let kept = text;
  const storage = {
    read: <K extends keyof StoredValues>(key: K) => decodeStored(key, kept),
    write: <K extends keyof StoredValues>(key: K, value: StoredValues[K]) => {
      kept = encodeStored(key, value);
    },
  };
  return { page: () => createUnansweredOrders(storage), kept: () => kept };
};
const order = { account: "ana", content: "withdrawal C-1 500" };

it("an order keeps its key and its fee while its answer isn't known, on the next page too", () => {
  const { page } = tab();
  const first = page().send(order, 5);
  const later = page();
  expect(later.find(order)).toEqual(first);
  expect(later.send(order, 12)).toEqual({ ...order, key: first.key, fee: 5 });
});

it("another content, or another account, is another order", () => {
  const orders = tab().page();
  const first = orders.send(order);
  const others = [
    { ...order, content: "withdrawal C-1 501" },
    { ...order, account: "eva" },
  ];
  expect(new Set([first, ...others.map((other) => orders.send(other))].map(({ key }) => key)).size).toBe(3);
});

it("once it was answered the next one is another, and nothing is kept of it", () => {
  const { page, kept } = tab();
  const orders = page();
  const { key } = orders.send(order);
  const other = orders.send({ ...order, content: "transfer" });
  orders.answered(order);
  expect(kept()).not.toContain(key);
  expect(page().find({ ...order, content: "transfer" })).toEqual(other);
  expect(page().send(order).key).not.toBe(key);
});

it("the latest twenty are kept", () => {
  const { page } = tab();
  const orders = page();
  const named = (index: number) => ({ ...order, content: String(index) });
  const keys = Array.from({ length: 21 }, (_, index) => orders.send(named(index)).key);
  expect(page().find(named(0))).toBeUndefined();
  expect(page().find(named(1))?.key).toBe(keys[1]);
});

it("one that is sent again is the latest", () => {
  const { page } = tab();
  const orders = page();
  const named = (index: number) => ({ ...order, content: String(index) });
  const keys = Array.from({ length: 20 }, (_, index) => orders.send(named(index)).key);
  orders.send(named(0));
  orders.send(named(20));
  expect(page().find(named(0))?.key).toBe(keys[0]);
  expect(page().find(named(1))).toBeUndefined();
});

it.each(["{not json", JSON.stringify([{ ...order, key: "" }]), JSON.stringify([{ key: "k" }]), "null"])(
  "what can't be read is nothing: %s",
  (text) => {
    expect(tab(text).page().getState()).toEqual([]);
  },
);
