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
