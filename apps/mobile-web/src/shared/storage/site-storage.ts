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

/** Where values are kept. */
interface Place {
  readonly area: KeyValueArea;
  /** Whether what is kept there outlives the page. */
  readonly lasts: boolean;
}

const writes = (area: KeyValueArea): boolean => {
  const probe = "volado.probe";
  try {
    area.setItem(probe, probe);
    area.removeItem(probe);
    return true;
  } catch {
    return false;
  }
};

/** A full area still reads and removes; what it refuses lives as long as the page. */
const withMemory = (area: KeyValueArea): KeyValueArea => {
  const memory = memoryArea();
  return {
    getItem: (key) => memory.getItem(key) ?? area.getItem(key),
    setItem: (key, value) => {
      try {
        area.setItem(key, value);
        memory.removeItem(key);
      } catch {
        memory.setItem(key, value);
      }
    },
    removeItem: (key) => {
      memory.removeItem(key);
      area.removeItem(key);
    },
  };
};

/** Private modes and blocked cookies make the mere mention of the area throw. */
const usable = (area: () => KeyValueArea): Place => {
  try {
    const found = area();
    found.getItem("volado.probe");
    return { area: withMemory(found), lasts: writes(found) };
  } catch {
    return { area: memoryArea(), lasts: false };
  }
};

/** Typed reading and writing of what the site keeps. */
export interface SiteStorage {
  /** Whether what is kept outlives the page: not in browsers that refuse to keep anything. */
  readonly lasts: boolean;
  read<K extends StoredKey>(key: K): StoredValues[K];
  write<K extends StoredKey>(key: K, value: StoredValues[K]): void;
  remove(key: StoredKey): void;
}

const storageOn = ({ area, lasts }: Place): SiteStorage => ({
  lasts,
  read: (key) => decodeStored(key, area.getItem(key)),
  write: (key, value) => area.setItem(key, encodeStored(key, value)),
  remove: (key) => area.removeItem(key),
});

const localPlace = usable(() => window.localStorage);

/** The raw area, for the API client's own records. */
export const localArea: KeyValueArea = localPlace.area;

/** Kept until removed, shared by tabs. */
export const localValues: SiteStorage = storageOn(localPlace);
/** Kept as long as the tab. */
export const tabValues: SiteStorage = storageOn(usable(() => window.sessionStorage));

/** Runs whenever another tab changes what is stored for the browser under a key. */
export const followStored = (key: StoredKey, changed: () => void): void => {
  // There is no window while the site is prerendered.
  if (typeof window === "undefined") return;
  window.addEventListener("storage", (event) => {
    if (event.key === key) changed();
  });
};
