import type { FilePorts } from "./kept-files.ts";

/** Milliseconds for which a kept picture is shown without asking; then only when it can't be had anew. */
const FRESH = 86_400_000;

/** Bytes of the largest picture that is kept. */
const LARGEST = 300_000;

/** Whether a picture may be kept at all: whole, readable, everybody's, and not too large. */
const mayBeKept = ({ status, type, headers }: Response): boolean =>
  status === 200 &&
  type === "basic" &&
  !/no-store|private/.test(headers.get("Cache-Control") ?? "") &&
  Number(headers.get("Content-Length") ?? 0) <= LARGEST;

const isFresh = ({ headers }: Response, now: number): boolean =>
  now - Date.parse(headers.get("Date") ?? "") < FRESH;

/**
 * A picture: the kept one for a day, then the network's, then the kept one again when there is no network.
 *
 * @param now epoch milliseconds
 * @param kept told of the storing, which nobody has to wait for
 */
export const answerPicture = async (
  request: Request,
  { cache, send }: FilePorts,
  now: number,
  kept: (stored: Promise<unknown>) => void,
): Promise<Response> => {
  const known = await cache.match(request, { ignoreVary: true });
  if (known && isFresh(known, now)) return known;
  try {
    const answer = await send(request);
    if (mayBeKept(answer)) kept(cache.put(request, answer.clone()));
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
};
