const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), "https://site.example").href;

/** A browser's cache of responses, in memory. */
export const memoryCache = () => {
  const cached = new Map<string, Response>();
  const put = async (request: RequestInfo | URL, answer: Response) => {
    // As in a browser: a replaced entry becomes the newest.
    cached.delete(addressOf(request));
    cached.set(addressOf(request), answer);
  };
  const cache: Pick<Cache, "delete" | "keys" | "match" | "matchAll" | "put"> = {
    put,
    match: async (request) => cached.get(addressOf(request))?.clone(),
    matchAll: async () => [...cached.values()].map((answer) => answer.clone()),
    keys: async () => [...cached.keys()].map((address) => new Request(address)),
    delete: async (request) => cached.delete(addressOf(request)),
  };
  return { ...cache, paths: () => [...cached.keys()].map((address) => new URL(address).pathname) };
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
