import type { StoredKey } from "../src/shared/storage/stored-values.ts";

type Area = "localStorage" | "sessionStorage";

/** Text that the browser keeps; undefined when there is none, and in browsers that refuse the storage. */
export const readStored = (area: Area, key: StoredKey): string | undefined => {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a text where the browser lets us. */
export const writeStored = (area: Area, key: StoredKey, text: string): void => {
  try {
    window[area].setItem(key, text);
  } catch {
    // Storage that is refused or full costs nobody the page.
  }
};
