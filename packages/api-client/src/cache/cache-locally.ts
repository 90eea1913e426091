import { parseStoredRecords, stringifyStoredRecords } from "./stored-records.ts";

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
