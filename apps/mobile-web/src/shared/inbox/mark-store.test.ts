// @vitest-environment jsdom
import { expect, it } from "vitest";
import { type StoredValues, storedDefaults } from "../storage/stored-values.ts";
import { createMarkStore } from "./mark-store.ts";

const open = () => {
  const stored: StoredValues = { ...storedDefaults };
  const storage = {
    read: <K extends keyof StoredValues>(key: K) => stored[key],
    write: <K extends keyof StoredValues>(key: K, value: StoredValues[K]) => {
      stored[key] = value;
    },
  };
  return { stored, storage, store: createMarkStore(storage) };
};

it("stores each opened message once, across a reload, until it is confirmed", () => {
  const { store, storage, stored } = open();
  store.opened("ana", ["1", "2"]);
  store.opened("ana", ["2", "3"]);
  expect(createMarkStore(storage).idsOf("ana")).toEqual(["1", "2", "3"]);
  store.confirmed("ana", ["2", "9"]);
  expect(store.idsOf("ana")).toEqual(["1", "3"]);
  store.confirmed("ana", ["1", "3"]);
  expect(stored.inboxMarks).toBe(null);
});

it("starts with an empty list for another account", () => {
  const { store } = open();
  store.opened("ana", ["1"]);
  expect(store.idsOf("luis")).toEqual([]);
  store.opened("luis", ["2"]);
  expect([store.idsOf("luis"), store.idsOf("ana")]).toEqual([["2"], []]);
  store.confirmed("ana", ["1"]);
  expect(store.idsOf("luis")).toEqual(["2"]);
});

it("stores at most as many as one call accepts", () => {
  const { store } = open();
  store.opened(
    "ana",
    Array.from({ length: 105 }, (_, id) => String(id)),
  );
  expect(store.idsOf("ana")).toHaveLength(100);
  expect(store.idsOf("ana")[0]).toBe("5");
});
