import type { StoredKey } from "../src/shared/storage/stored-values.ts";

type Area = "localStorage" | "sessionStorage";

/** Text from browser storage; undefined if there is none or the browser refuses storage. */
export const readStored = (area: Area, key: StoredKey): string | undefined => {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text where the browser allows it. */
export const writeStored = (area: Area, key: StoredKey, text: string): void => {
  try {
    window[area].setItem(key, text);
  } catch {
    // Refused or full storage must not break the page.
  }
};
