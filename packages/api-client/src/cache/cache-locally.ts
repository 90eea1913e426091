import { parseJson } from "../core/parse-json.ts";
import { z } from "../schemas/z.ts";

const storedRecords = z.object({
  /** Whose records these are; "" for public ones and for a guest's. */
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

/** All kept answers of one kind, as they lie in storage. */
export type StoredRecords = z.infer<typeof storedRecords>;

/** Records kept at most, and characters of all of them together: a cache must not fill the merchant's storage. */
const MAX_RECORDS = 24;
const MAX_CHARACTERS = 200_000;

/** Reads stored records; what is unreadable or somebody else's counts as none. */
export const parseStoredRecords = (text: string | null | undefined, owner: string): StoredRecords => {
  const read = storedRecords.safeParse(parseJson(text ?? ""));
  return read.success && read.data.owner === owner ? read.data : { owner, records: [] };
};

/** Writes records as text, leaving the oldest records out when there are too many or they are too long. */
export const stringifyStoredRecords = ({ owner, records }: StoredRecords): string => {
  let length = 0;
  const kept = records.slice(0, MAX_RECORDS).filter((record) => {
    length += JSON.stringify(record).length;
    return length <= MAX_CHARACTERS;
  });
  return JSON.stringify({ owner, records: kept });
};

/** Which answers of an endpoint are kept locally (Spec §9 "Cached locally"), and for how long. */
export interface CacheRule {
  /** Record name, unique over all endpoints. */
  readonly record: string;
  /** Raised when the wire shape changes; older records are dropped. */
  readonly version: number;
  /** Milliseconds after which a kept answer is no longer shown at all. */
  readonly maxAge: number;
  /** Personal records carry the session's identity and vanish with it. */
  readonly personal: boolean;
}

/** What is asked of the stored records, and when. */
export interface CacheLookup {
  /** The stored records as they lie in storage. */
  readonly text: string | null | undefined;
  /** Whose records count; "" for public ones and for a guest's. */
  readonly owner: string;
  /** The request's own fields. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A rule with what it does to the stored records. Pure: texts in, texts out. */
export interface CachePolicy extends CacheRule {
  /** The kept wire value; undefined without one, or when it is too old or of another version. */
  find(lookup: CacheLookup): unknown;
  /** The text of the stored records with this wire value in front. */
  add(lookup: CacheLookup, wire: unknown): string;
}

/**
 * Declares that an endpoint's answers are kept. Wire values are kept and parsed again on reading, since what
 * lies in storage may be older than the code. It comes with the endpoint, so that a client without such
 * endpoints carries none of it.
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
    const kept = { name: rule.record, version: rule.version, key, keptAt: now, wire };
    return stringifyStoredRecords({ owner, records: [kept, ...others] });
  },
});
