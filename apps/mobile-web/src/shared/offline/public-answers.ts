import { withinTime } from "../waiting/within-time.ts";

/** The browser's cache of everybody's answers; the worker that takes the worker back throws it away with the others. */
const CACHE = "volado-answers";

/** Answers that stay, the latest; and characters of the longest one: a list's page has some 40,000. */
const CAP = { count: 60, characters: 150_000 };

/** Stands for an answer in the cache, which knows requests alone; nobody ever asks for it. */
const addressOf = (name: string): string => `/volado-answers?${encodeURIComponent(name)}`;

/** The part of the browser's caches that is used. */
interface Caches {
  readonly open: (name: string) => Promise<Pick<Cache, "match" | "put" | "keys" | "delete">>;
}

/** Caches are missing on plain http, and as good as missing where the browser keeps nothing. */
const pageCaches = (): Caches | undefined => ("caches" in globalThis ? globalThis.caches : undefined);

/** Everybody's answers, put aside for times without a network (docs/decisions/095). */
export const publicAnswers = (caches: () => Caches | undefined = pageCaches) => ({
  /** Rejects after a second: caches that never answer are as good as none. */
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
