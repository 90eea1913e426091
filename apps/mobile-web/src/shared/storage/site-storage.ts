import { decodeStored, encodeStored, type StoredKey, type StoredValues } from "./stored-values.ts";

/** The part of the Web Storage interface that is used. */
export type KeyValueArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A storage area for as long as the page lives, for browsers that refuse the real one. */
export const memoryArea = (): KeyValueArea => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** Private modes and blocked cookies make the mere mention of the area throw. */
const usable = (area: () => KeyValueArea): KeyValueArea => {
  try {
    const found = area();
    const probe = "volado.probe";
    found.setItem(probe, probe);
    found.removeItem(probe);
    return found;
  } catch {
    return memoryArea();
  }
};

/** Typed reading and writing of what the site keeps. */
export interface SiteStorage {
  read<K extends StoredKey>(key: K): StoredValues[K];
  write<K extends StoredKey>(key: K, value: StoredValues[K]): void;
  remove(key: StoredKey): void;
}

const storageOn = (area: KeyValueArea): SiteStorage => ({
  read: (key) => decodeStored(key, area.getItem(key)),
  write: (key, value) => {
    try {
      area.setItem(key, encodeStored(key, value));
    } catch {
      // A full storage loses a preference, which is better than losing the page.
    }
  },
  remove: (key) => area.removeItem(key),
});

/** Raw areas, for the API client's own records. */
export const localArea: KeyValueArea = usable(() => window.localStorage);
const sessionArea: KeyValueArea = usable(() => window.sessionStorage);

/** Kept until removed, shared by tabs. */
export const localValues: SiteStorage = storageOn(localArea);
/** Kept as long as the tab. */
export const tabValues: SiteStorage = storageOn(sessionArea);
