// @vitest-environment jsdom
import { expect, it } from "vitest";
import { type StoredValues, storedDefaults } from "../storage/stored-values.ts";
import { createOpenedStore } from "./opened-store.ts";

const open = () => {
  const kept: StoredValues = { ...storedDefaults };
  const storage = {
    read: <K extends keyof StoredValues>(key: K) => kept[key],
    write: <K extends keyof StoredValues>(key: K, value: StoredValues[K]) => {
      kept[key] = value;
    },
  };
  return { kept, storage, store: createOpenedStore(storage) };
};

it("remembers what an account opened, once each, beyond a reload", () => {
  const { store, storage } = open();
  for (const id of ["1", "2", "1"]) store.open("ana", id);
  expect(createOpenedStore(storage).getState()).toEqual({ account: "ana", ids: ["1", "2"] });
});

it("begins anew for another account", () => {
  const { store } = open();
  store.open("ana", "1");
  store.open("luis", "2");
  expect(store.getState()).toEqual({ account: "luis", ids: ["2"] });
});

it("forgets what is settled, and nothing of another account", () => {
  const { store, kept } = open();
  for (const id of ["1", "2"]) store.open("ana", id);
  store.settled("luis", "1");
  store.settled("ana", "1");
  store.settled("ana", "9");
  expect(store.getState()).toEqual({ account: "ana", ids: ["2"] });
  store.settled("ana", "2");
  expect([store.getState(), kept.openedAnnouncements]).toEqual([null, null]);
});

it("forgets the oldest beyond two hundred", () => {
  const { store, kept } = open();
  for (let id = 0; id < 205; id += 1) store.open("ana", String(id));
  expect(kept.openedAnnouncements?.ids).toHaveLength(200);
  expect(kept.openedAnnouncements?.ids.at(0)).toBe("5");
  expect(kept.openedAnnouncements?.ids.at(-1)).toBe("204");
});
