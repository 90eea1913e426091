import type { FilePorts } from "./cached-files.ts";

/** Milliseconds for which a cached picture is used without a request; later, only if the network fails. */
const STALE_AFTER_MS = 86_400_000;

/** Size limit of a cached picture in bytes. */
const LARGEST_BYTES = 300_000;

/** Header that stores a picture's actual size: the server's length is of the compressed form, or missing. */
const SIZE_HEADER = "X-Stored-Bytes";

/** Limits for all cached pictures together. */
export interface PictureCap {
  readonly count: number;
  readonly bytes: number;
}

/** Whether a response may be cached: a complete, readable, public picture within the size limit. */
const isCacheable = ({ status, type, headers }: Response): boolean =>
  status === 200 &&
  type === "basic" &&
  /^image\//.test(headers.get("Content-Type") ?? "") &&
  !/no-store|private/.test(headers.get("Cache-Control") ?? "") &&
  Number(headers.get("Content-Length") ?? 0) <= LARGEST_BYTES;

/** Caches a picture with its size, unless it turns out too large. */
const store = async (cache: FilePorts["cache"], request: Request, answer: Response): Promise<void> => {
  const picture = await answer.blob();
  if (picture.size > LARGEST_BYTES) return;
  const headers = new Headers(answer.headers);
  headers.set(SIZE_HEADER, String(picture.size));
  await cache.put(request, new Response(picture, { headers }));
};

/** Evicts the oldest pictures until count and bytes are within the cap. */
export const trimPictures = async (
  cache: Pick<Cache, "keys" | "matchAll" | "delete">,
  cap: PictureCap,
): Promise<void> => {
  // Both in insertion order.
  const [requests, cached] = await Promise.all([cache.keys(), cache.matchAll()]);
  let bytes = 0;
  const over = [...requests].reverse().filter((_, age) => {
    // Entries without a stored size, from an earlier version, count as the largest allowed.
    bytes += Number(cached.at(-1 - age)?.headers.get(SIZE_HEADER) ?? LARGEST_BYTES);
    return age >= cap.count || bytes > cap.bytes;
  });
  await Promise.all(over.map((request) => cache.delete(request)));
};

const isFresh = ({ headers }: Response, now: number): boolean =>
  now - Date.parse(headers.get("Date") ?? "") < STALE_AFTER_MS;

/**
 * A picture: from the cache for a day, then from the network; offline, from the cache again.
 * @param now epoch milliseconds
 * @param cached receives the pending write, which needn't be awaited
 */
export const pictureResponse = async (
  request: Request,
  { cache, send }: FilePorts,
  now: number,
  cached: (stored: Promise<unknown>) => void,
): Promise<Response> => {
  const known = await cache.match(request, { ignoreVary: true });
  if (known && isFresh(known, now)) return known;
  try {
    const answer = await send(request);
    if (isCacheable(answer)) cached(store(cache, request, answer.clone()));
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
};
