import { withinTime } from "../query/within-time.ts";

/** The cache's name; the worker that replaces a withdrawn one deletes it. */
const CACHE = "volado-answers";

/** Limits: number of responses, and characters of one (a list's page has some 40,000). */
const CAP = { count: 60, characters: 150_000 };

/** Cache key of a response. Caches are keyed by requests; this one is never sent. */
const addressOf = (name: string): string => `/volado-answers?${encodeURIComponent(name)}`;

/** The used part of `CacheStorage`. */
interface Caches {
  readonly open: (name: string) => Promise<Pick<Cache, "match" | "put" | "keys" | "delete">>;
}

/** Undefined over plain http. */
const pageCaches = (): Caches | undefined => ("caches" in globalThis ? globalThis.caches : undefined);

/** Responses that are the same for everyone, cached for offline use (docs/decisions/095). */
export const publicAnswers = (caches: () => Caches | undefined = pageCaches) => ({
  /** Rejects after a second, because caches sometimes never respond. */
  get: (name: string): Promise<string | undefined> =>
    withinTime(
      (async () => {
        const cache = await caches()?.open(CACHE);
        return (await cache?.match(addressOf(name)))?.text();
      })(),
    ),

  set: async (name: string, text: string): Promise<void> => {
    if (text.length > CAP.characters) return;
    const cache = await caches()?.open(CACHE);
    if (!cache) return;
    await cache.put(addressOf(name), new Response(text));
    const requests = await cache.keys();
    const over = requests.slice(0, Math.max(0, requests.length - CAP.count));
    await Promise.all(over.map((request) => cache.delete(request)));
  },
});
