import { expect, it } from "vitest";
import { memoryArea, memoryStorage } from "../storage/site-storage.ts";
import { createUnansweredOrders } from "./unanswered-orders.ts";

/** A tab's storage across reloads, with these orders. */
const tab = (text = "[]") => {
  const area = memoryArea();
  area.setItem("unansweredOrders", text);
  return {
    page: () => createUnansweredOrders(memoryStorage(area)),
    stored: () => area.getItem("unansweredOrders"),
  };
};
const order = { account: "ana", content: "withdrawal C-1 500" };

it("an unanswered order keeps its key and fee, also after a reload", () => {
  const { page } = tab();
  const first = page().send(order, 5);
  const later = page();
  expect(later.find(order)).toEqual(first);
  expect(later.send(order, 12)).toEqual({ ...order, key: first.key, fee: 5 });
});

it("different content or another account is another order", () => {
  const orders = tab().page();
  const first = orders.send(order);
  const others = [
    { ...order, content: "withdrawal C-1 501" },
    { ...order, account: "eva" },
  ];
  expect(new Set([first, ...others.map((other) => orders.send(other))].map(({ key }) => key)).size).toBe(3);
});

it("an answered order is removed, and the next one is new", () => {
  const { page, stored } = tab();
  const orders = page();
  const { key } = orders.send(order);
  const other = orders.send({ ...order, content: "transfer" });
  orders.answered(order);
  expect(stored()).not.toContain(key);
  expect(page().find({ ...order, content: "transfer" })).toEqual(other);
  expect(page().send(order).key).not.toBe(key);
});

it("the latest twenty are stored", () => {
  const { page } = tab();
  const orders = page();
  const named = (index: number) => ({ ...order, content: String(index) });
  const keys = Array.from({ length: 21 }, (_, index) => orders.send(named(index)).key);
  expect(page().find(named(0))).toBeUndefined();
  expect(page().find(named(1))?.key).toBe(keys[1]);
});

it("an order that is sent again becomes the latest", () => {
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
  "unreadable text counts as no orders: %s",
  (text) => {
    expect(tab(text).page().getState()).toEqual([]);
  },
);
