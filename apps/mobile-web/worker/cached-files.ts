import { isOwnType } from "./own-type.ts";

/** How the worker looks something up and asks for it. */
export interface FilePorts {
  readonly cache: Pick<Cache, "match" | "put">;
  readonly send: (request: Request) => Promise<Response>;
}

/** The same where answers are replaced. */
interface StoringPorts extends FilePorts {
  readonly cache: Pick<Cache, "match" | "put" | "delete">;
}

const isCacheable = (request: Request, answer: Response): boolean =>
  answer.status === 200 && isOwnType(request.url, answer);

/** Asks for a file, once more past the browser's own cache when something else came under its name. */
const sendForFile = async (request: Request, send: FilePorts["send"]): Promise<Response> => {
  const answer = await send(request);
  if (answer.status !== 200 || request.cache === "reload" || isOwnType(request.url, answer)) return answer;
  return send(new Request(request, { cache: "reload" }));
};

/** Stores an answer in place of whatever is stored under its address. */
const replace = async (cache: StoringPorts["cache"], request: Request, answer: Response): Promise<void> => {
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
};

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/**
 * Takes away what is over `cap`, oldest first; what is always kept doesn't count.
 *
 * @param always paths that stay
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
 * Adds those of the paths that are not there yet; all of them, or it fails.
 *
 * @param origin that of the site
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
      if (!isCacheable(request, answer)) throw new TypeError(`The server has no proper ${request.url}.`);
      // Whole: its connection is free for the next file only then.
      await answer.clone().blob();
      return { request, answer };
    }),
  );
  for (const { request, answer } of found) await replace(cache, request, answer);
};

/**
 * A file whose name changes with its content: once cached, it is never asked for again. A page that can't run what it
 * got asks with `cache: "reload"`; the network's answer then replaces what was cached.
 */
export const cacheFirst = async (
  request: Request,
  { cache, send }: StoringPorts,
  kept: (stored: Promise<unknown>) => void,
): Promise<Response> => {
  const known = request.cache === "reload" ? undefined : await cache.match(request, { ignoreVary: true });
  if (known && isOwnType(request.url, known)) return known;
  const answer = await sendForFile(request, send);
  if (isCacheable(request, answer)) kept(replace(cache, request, answer.clone()));
  else if (request.cache === "reload") kept(cache.delete(request, { ignoreVary: true }));
  return answer;
};
