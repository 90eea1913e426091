import type { FilePorts } from "./cached-files.ts";

/** Milliseconds for which a cached picture is shown without asking; then only when it can't be had anew. */
const STALE_AFTER_MS = 86_400_000;

/** Bytes of the largest picture that is cached. */
const LARGEST_BYTES = 300_000;

/**
 * What a cached picture's own bytes are noted in: the server's length is of its compressed form, or isn't told at all.
 */
const SIZE_HEADER = "X-Kept-Bytes";

/** How much of all pictures stays. */
export interface PictureCap {
  readonly count: number;
  readonly bytes: number;
}

/** Whether an answer may be cached: a whole picture, readable, everybody's, and not said to be too large. */
const isCacheable = ({ status, type, headers }: Response): boolean =>
  status === 200 &&
  type === "basic" &&
  /^image\//.test(headers.get("Content-Type") ?? "") &&
  !/no-store|private/.test(headers.get("Cache-Control") ?? "") &&
  Number(headers.get("Content-Length") ?? 0) <= LARGEST_BYTES;

/** Keeps a picture with its size, unless it turns out to be too large. */
const store = async (cache: FilePorts["cache"], request: Request, answer: Response): Promise<void> => {
  const picture = await answer.blob();
  if (picture.size > LARGEST_BYTES) return;
  const headers = new Headers(answer.headers);
  headers.set(SIZE_HEADER, String(picture.size));
  await cache.put(request, new Response(picture, { headers }));
};

/** Takes away the oldest pictures until no more than the cap's number and bytes are left. */
export const trimPictures = async (
  cache: Pick<Cache, "keys" | "matchAll" | "delete">,
  cap: PictureCap,
): Promise<void> => {
  // Both in the order in which they were kept.
  const [requests, kept] = await Promise.all([cache.keys(), cache.matchAll()]);
  let bytes = 0;
  const over = [...requests].reverse().filter((_, age) => {
    // One from before sizes were noted counts as the largest that there may be.
    bytes += Number(kept.at(-1 - age)?.headers.get(SIZE_HEADER) ?? LARGEST_BYTES);
    return age >= cap.count || bytes > cap.bytes;
  });
  await Promise.all(over.map((request) => cache.delete(request)));
};

const isFresh = ({ headers }: Response, now: number): boolean =>
  now - Date.parse(headers.get("Date") ?? "") < STALE_AFTER_MS;

/**
 * A picture: the cached one for a day, then the network's, then the cached one again when there is no network.
 *
 * @param now epoch milliseconds
 * @param kept told of the storing, which nobody has to wait for
 */
export const pictureResponse = async (
  request: Request,
  { cache, send }: FilePorts,
  now: number,
  kept: (stored: Promise<unknown>) => void,
): Promise<Response> => {
  const known = await cache.match(request, { ignoreVary: true });
  if (known && isFresh(known, now)) return known;
  try {
    const answer = await send(request);
    if (isCacheable(answer)) kept(store(cache, request, answer.clone()));
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
};
