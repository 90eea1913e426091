// @vitest-environment jsdom
import { expect, it } from "vitest";
import { type StoredValues, storedDefaults } from "../storage/stored-values.ts";
import { createOpenedStore } from "./opened-store.ts";

const open = () => {
  const stored: StoredValues = { ...storedDefaults };
  const storage = {
    read: <K extends keyof StoredValues>(key: K) => stored[key],
    write: <K extends keyof StoredValues>(key: K, value: StoredValues[K]) => {
      stored[key] = value;
    },
  };
  return { stored, storage, store: createOpenedStore(storage) };
};

it("stores each announcement an account opened once, also across a reload", () => {
  const { store, storage } = open();
  for (const id of ["1", "2", "1"]) store.open("ana", id);
  expect(createOpenedStore(storage).getState()).toEqual({ account: "ana", ids: ["1", "2"] });
});

it("starts with an empty list for another account", () => {
  const { store } = open();
  store.open("ana", "1");
  store.open("luis", "2");
  expect(store.getState()).toEqual({ account: "luis", ids: ["2"] });
});

it("removes settled ids, but none of another account", () => {
  const { store, stored } = open();
  for (const id of ["1", "2"]) store.open("ana", id);
  store.settled("luis", "1");
  store.settled("ana", "1");
  store.settled("ana", "9");
  expect(store.getState()).toEqual({ account: "ana", ids: ["2"] });
  store.settled("ana", "2");
  expect([store.getState(), stored.openedAnnouncements]).toEqual([null, null]);
});

it("stores at most the latest two hundred ids", () => {
  const { store, stored } = open();
  for (let id = 0; id < 205; id += 1) store.open("ana", String(id));
  expect(stored.openedAnnouncements?.ids).toHaveLength(200);
  expect(stored.openedAnnouncements?.ids.at(0)).toBe("5");
  expect(stored.openedAnnouncements?.ids.at(-1)).toBe("204");
});
