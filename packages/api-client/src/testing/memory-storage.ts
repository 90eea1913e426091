import type { KeyValueStorage } from "../cache/storage.ts";

/** In-memory storage with readable contents. */
export const memoryStorage = (entries: Readonly<Record<string, string>> = {}) => {
  const contents = new Map(Object.entries(entries));
  return {
    contents,
    get: (key: string) => contents.get(key),
    set: (key: string, value: string) => void contents.set(key, value),
    remove: (key: string) => void contents.delete(key),
  } satisfies KeyValueStorage & { readonly contents: Map<string, string> };
};
