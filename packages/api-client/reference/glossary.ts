/** Words by key, which remember what was looked up and not found. */
export interface Glossary {
  /** What the first known of some keys says; nothing when none is known, which is noted. */
  readonly look: (...keys: readonly string[]) => string;
  /** What was looked up in vain. */
  readonly missing: () => readonly string[];
  /** Keys that nobody looked up: they describe nothing that exists. */
  readonly unused: () => readonly string[];
}

/** A glossary of the words in a file. */
export const createGlossary = (file: string, words: Readonly<Record<string, string>>): Glossary => {
  const unused = new Set(Object.keys(words));
  const missing = new Set<string>();
  return {
    look: (...keys) => {
      for (const key of keys) {
        const found = words[key];
        if (found === undefined) continue;
        unused.delete(key);
        return found;
      }
      missing.add(keys[0] ?? "");
      return "";
    },
    missing: () => [...missing].map((key) => `${file} says nothing about ${key}`),
    unused: () => [...unused].map((key) => `${file} describes ${key}, which isn't there`),
  };
};
