/** One kept answer. */
export interface KeptRecord {
  readonly name: string;
  readonly version: number;
  /** The request's own fields. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  readonly wire: unknown;
}

/** All kept answers of one kind, newest first, as they lie in storage. */
export interface Shelf {
  /** Whose records these are; "" for public ones and for a guest's. */
  readonly owner: string;
  readonly records: readonly KeptRecord[];
}

/** Records kept at most, and characters of all of them together: a cache must not fill the merchant's storage. */
const MAX_RECORDS = 24;
const MAX_CHARACTERS = 200_000;

const isRecord = (value: unknown): value is KeptRecord =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "wire" in value &&
  "keptAt" in value &&
  typeof value.keptAt === "number";

/** Reads a shelf; one that is unreadable or somebody else's is empty. */
export const parseShelf = (text: string | null | undefined, owner: string): Shelf => {
  const empty: Shelf = { owner, records: [] };
  if (!text) return empty;
  try {
    const value: unknown = JSON.parse(text);
    const isOwn = typeof value === "object" && value !== null && "owner" in value && value.owner === owner;
    if (!isOwn || !("records" in value) || !Array.isArray(value.records)) return empty;
    return { owner, records: value.records.filter(isRecord) };
  } catch {
    return empty;
  }
};

/** Writes a shelf, leaving the oldest records out when there are too many or they are too long. */
export const stringifyShelf = ({ owner, records }: Shelf): string => {
  let length = 0;
  const kept = records.slice(0, MAX_RECORDS).filter((record) => {
    length += JSON.stringify(record).length;
    return length <= MAX_CHARACTERS;
  });
  return JSON.stringify({ owner, records: kept });
};
