import * as z from "zod/mini";

const session = z.object({
  token: z.string().check(z.minLength(1)),
  merchantCode: z.string(),
  userName: z.string(),
  type: z.number(),
  firstTimeLogin: z.boolean(),
});

const flag = z.enum(["0", "1"]);

/**
 * Everything the site itself keeps in the browser: storage key -> shape (Spec §3 "Other stored").
 * Answers of the gateway are kept by the API client under its own prefix.
 */
export const storedSchema = z.object({
  /** The session; in sessionStorage unless `autoLogin` is "1" (decisions S6b). */
  MC_SESSION_INFO: z.nullable(session),
  /** "1" keeps the session when the browser closes; logout sets it to "0" (Spec §4). */
  autoLogin: flag,
  /** Language code as the gateway spells it. */
  language: z.nullable(z.enum(["ES", "EN"])),
  /** Stored as specified, but always resolved to dark (decisions S5). */
  theme: z.enum(["dark", "light"]),
  /** "1" shows asterisks instead of the balance. */
  hideBalance: flag,
});

/** What is kept, by storage key. */
export type StoredValues = z.infer<typeof storedSchema>;
export type StoredKey = keyof StoredValues;

/** What holds when nothing, or nothing readable, is kept. */
export const storedDefaults: StoredValues = {
  MC_SESSION_INFO: null,
  autoLogin: "0",
  language: null,
  theme: "dark",
  hideBalance: "0",
};

/** Keys whose values are plain words and are kept as such, readable by the boot script and by the specification's names. */
const plain: ReadonlySet<StoredKey> = new Set<StoredKey>(["autoLogin", "language", "theme", "hideBalance"]);

/** Kept text -> value; text that doesn't fit the schema counts as nothing kept. */
export const decodeStored = <K extends StoredKey>(key: K, text: string | null): StoredValues[K] => {
  if (text === null) return storedDefaults[key];
  try {
    const value: unknown = plain.has(key) ? text : JSON.parse(text);
    return storedSchema.parse({ ...storedDefaults, [key]: value })[key];
  } catch {
    return storedDefaults[key];
  }
};

/** Value -> text to keep. */
export const encodeStored = <K extends StoredKey>(key: K, value: StoredValues[K]): string =>
  plain.has(key) ? String(value) : JSON.stringify(value);
