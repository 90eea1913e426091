import { parseJson, z } from "../schemas/z.ts";

const storedRecords = z.object({
  /** Owner of the records; "" for public ones and guests. */
  owner: z.string(),
  /** Newest first. */
  records: z.array(
    z.object({
      name: z.string(),
      version: z.number(),
      /** The request's own fields. */
      key: z.string(),
      /** Epoch milliseconds. */
      keptAt: z.number(),
      wire: z.unknown(),
    }),
  ),
});

/** All cached responses under one storage key. */
export type StoredRecords = z.infer<typeof storedRecords>;

/** Limits on records and their total length, so that the cache does not fill the merchant's storage. */
const MAX_RECORDS = 24;
const MAX_CHARACTERS = 200_000;

/** Parses stored records. Unreadable ones and another owner's are ignored. */
export const parseStoredRecords = (text: string | null | undefined, owner: string): StoredRecords => {
  const read = storedRecords.safeParse(parseJson(text ?? ""));
  return read.success && read.data.owner === owner ? read.data : { owner, records: [] };
};

/** Serializes records, dropping the oldest ones beyond the limits. */
const stringifyStoredRecords = ({ owner, records }: StoredRecords): string => {
  let length = 0;
  const stored = records.slice(0, MAX_RECORDS).filter((record) => {
    length += JSON.stringify(record).length;
    return length <= MAX_CHARACTERS;
  });
  return JSON.stringify({ owner, records: stored });
};

/** How an endpoint's responses are cached (Spec §9 "Cached locally"). */
export interface CacheRule {
  /** Record name, unique among all endpoints. */
  readonly record: string;
  /** Incremented when the wire format changes; older records are ignored. */
  readonly version: number;
  /** Milliseconds after which a cached response is no longer used. */
  readonly maxAge: number;
  /** Personal records are bound to the session's identity and removed with it. */
  readonly personal: boolean;
}

/** A lookup in the stored records. */
export interface CacheLookup {
  /** The stored records as text. */
  readonly text: string | null | undefined;
  /** Expected owner of the records; "" for public ones and guests. */
  readonly owner: string;
  /** The request's own fields. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A cache rule with its operations on stored records. Pure: text in, text out. */
export interface CachePolicy extends CacheRule {
  /** The cached wire value; undefined if there is none or it is too old or of another version. */
  find(lookup: CacheLookup): unknown;
  /** The stored records with this wire value added first. */
  add(lookup: CacheLookup, wire: unknown): string;
}

/**
 * Makes an endpoint's responses cacheable. Wire values are stored and parsed again when read, because they may
 * be older than the code. Imported by endpoints, so that a bundle without cached calls does not contain it.
 */
export const cacheLocally = (rule: CacheRule): CachePolicy => ({
  ...rule,
  find: ({ text, owner, key, now }) =>
    parseStoredRecords(text, owner).records.find(
      (record) =>
        record.name === rule.record &&
        record.key === key &&
        record.version === rule.version &&
        Math.abs(now - record.keptAt) <= rule.maxAge,
    )?.wire,
  add: ({ text, owner, key, now }, wire) => {
    const { records } = parseStoredRecords(text, owner);
    const others = records.filter((record) => record.name !== rule.record || record.key !== key);
    const record = { name: rule.record, version: rule.version, key, keptAt: now, wire };
    return stringifyStoredRecords({ owner, records: [record, ...others] });
  },
});
