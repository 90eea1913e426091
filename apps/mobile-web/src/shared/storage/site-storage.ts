import { decodeStored, encodeStored, type StoredKey, type StoredValues } from "./stored-values.ts";

/** The used part of the Web Storage interface. */
export type KeyValueArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** In-memory storage for browsers that refuse the real one. */
export const memoryArea = (): KeyValueArea => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

interface Place {
  readonly area: KeyValueArea;
  /** Whether values survive a reload. */
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

/** When storage is full, it can still be read and cleared; values that it refuses are held in memory. */
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

/** In private modes or with cookies blocked, even accessing storage throws. */
const usable = (area: () => KeyValueArea): Place => {
  try {
    const found = area();
    found.getItem("volado.probe");
    return { area: withMemory(found), lasts: writes(found) };
  } catch {
    return { area: memoryArea(), lasts: false };
  }
};

/** Typed access to the site's stored values. */
export interface SiteStorage {
  /** Whether values survive a reload; false in browsers that refuse to store anything. */
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

/** Typed storage in memory, for tests. */
export const memoryStorage = (area: KeyValueArea = memoryArea()): SiteStorage =>
  storageOn({ area, lasts: true });

const localPlace = usable(() => window.localStorage);

/** The raw storage, for the API client's own records. */
export const localArea: KeyValueArea = localPlace.area;

/** localStorage: shared by all tabs. */
export const localValues: SiteStorage = storageOn(localPlace);
/** sessionStorage: one tab. */
export const tabValues: SiteStorage = storageOn(usable(() => window.sessionStorage));

/** Calls back whenever another tab changes a value in localStorage. */
export const followStored = (key: StoredKey, changed: () => void): void => {
  // There is no window while prerendering.
  if (typeof window === "undefined") return;
  window.addEventListener("storage", (event) => {
    if (event.key === key) changed();
  });
};
