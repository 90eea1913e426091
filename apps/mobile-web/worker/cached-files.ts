/** Acceptable content types by file extension. */
const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  js: /^(text|application)\/(x-)?javascript\b/,
  json: /^application\/json\b/,
  // Servers that don't know the extension send a generic type, which browsers accept as a font.
  woff2: /^(font\/|application\/(x-)?font-|application\/octet-stream\b)/,
};

const image = /^image\//;

/**
 * Whether a response has the type of its file's extension. A proxy or a server's fallback may send HTML with status
 * 200 under a script's name: once cached, it would stay until the next release.
 */
const isOwnType = (url: string, { headers }: Pick<Response, "headers">): boolean => {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? "";
  return (types[ending] ?? image).test(headers.get("Content-Type") ?? "");
};

/** Cache lookup and network of the worker. */
export interface FilePorts {
  readonly cache: Pick<Cache, "match" | "put">;
  readonly send: (request: Request) => Promise<Response>;
}

/** The same, but for replacing responses. */
interface StoringPorts extends FilePorts {
  readonly cache: Pick<Cache, "match" | "put" | "delete">;
}

const isCacheable = (request: Request, answer: Response): boolean =>
  answer.status === 200 && isOwnType(request.url, answer);

/** Requests a file, and again bypassing the browser's cache if the response has the wrong type. */
const sendForFile = async (request: Request, send: FilePorts["send"]): Promise<Response> => {
  const answer = await send(request);
  if (answer.status !== 200 || request.cache === "reload" || isOwnType(request.url, answer)) return answer;
  return send(new Request(request, { cache: "reload" }));
};

/** Stores a response, replacing the one under its address. */
const replace = async (cache: StoringPorts["cache"], request: Request, answer: Response): Promise<void> => {
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
};

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/**
 * Evicts the oldest files above `cap`.
 * @param always paths that are never deleted and don't count
 */
export const trimFiles = async (
  cache: Pick<Cache, "keys" | "delete">,
  cap: number,
  always?: ReadonlySet<string>,
): Promise<void> => {
  const others = (await cache.keys()).filter((request) => !always?.has(pathOf(request)));
  await Promise.all(
    others.slice(0, Math.max(0, others.length - cap)).map((request) => cache.delete(request)),
  );
};

/**
 * Adds the missing paths; all of them, or it fails.
 * @param origin the site's origin
 */
export const precache = async (
  { cache, send }: StoringPorts,
  paths: readonly string[],
  origin: string,
): Promise<void> => {
  const missing = await Promise.all(
    paths.map(async (path) => {
      const request = new Request(new URL(path, origin));
      const known = await cache.match(request, { ignoreVary: true });
      return known && isOwnType(request.url, known) ? [] : [request];
    }),
  );
  const found = await Promise.all(
    missing.flat().map(async (request) => {
      const answer = await sendForFile(request, send);
      if (!isCacheable(request, answer)) throw new TypeError(`The server sent no valid ${request.url}.`);
      // Read to the end, to free the connection for the next file.
      await answer.clone().blob();
      return { request, answer };
    }),
  );
  for (const { request, answer } of found) await replace(cache, request, answer);
};

/**
 * A file with a content hash in its name: once cached, it is never requested again. A page that can't run it requests
 * it with `cache: "reload"`, and the network's response replaces the cached one.
 */
export const cacheFirst = async (
  request: Request,
  { cache, send }: StoringPorts,
  cached: (stored: Promise<unknown>) => void,
): Promise<Response> => {
  const known = request.cache === "reload" ? undefined : await cache.match(request, { ignoreVary: true });
  if (known && isOwnType(request.url, known)) return known;
  const answer = await sendForFile(request, send);
  if (isCacheable(request, answer)) cached(replace(cache, request, answer.clone()));
  else if (request.cache === "reload") cached(cache.delete(request, { ignoreVary: true }));
  return answer;
};
