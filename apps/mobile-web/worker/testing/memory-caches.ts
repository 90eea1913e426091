const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), "https://site.example").href;

/** A browser's cache of answers, in memory. */
export const memoryCache = () => {
  const kept = new Map<string, Response>();
  const put = async (request: RequestInfo | URL, answer: Response) => {
    // As in a browser: a replaced entry becomes the newest.
    kept.delete(addressOf(request));
    kept.set(addressOf(request), answer);
  };
  const cache: Pick<Cache, "delete" | "keys" | "match" | "matchAll" | "put"> = {
    put,
    match: async (request) => kept.get(addressOf(request))?.clone(),
    matchAll: async () => [...kept.values()].map((answer) => answer.clone()),
    keys: async () => [...kept.keys()].map((address) => new Request(address)),
    delete: async (request) => kept.delete(addressOf(request)),
  };
  return { ...cache, paths: () => [...kept.keys()].map((address) => new URL(address).pathname) };
};

/** All caches of an origin, in memory. */
export const memoryCaches = () => {
  const named = new Map<string, ReturnType<typeof memoryCache>>();
  return {
    open: async (name: string) => {
      const cache = named.get(name) ?? memoryCache();
      named.set(name, cache);
      return cache;
    },
    keys: async () => [...named.keys()],
    delete: async (name: string) => named.delete(name),
  };
};
