/** How the worker looks something up and asks for it. */
export interface FilePorts {
  readonly cache: Pick<Cache, "match" | "put">;
  readonly send: (request: Request) => Promise<Response>;
}

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

/** Adds those of the paths that are not there yet; all of them, or it fails. */
export const precache = async (
  cache: Pick<Cache, "keys" | "addAll">,
  paths: readonly string[],
): Promise<void> => {
  const kept = new Set((await cache.keys()).map(pathOf));
  await cache.addAll(paths.filter((path) => !kept.has(path)));
};

/** A file whose name changes with its content: once kept it is never asked for again. */
export const cacheFirst = async (
  request: Request,
  { cache, send }: FilePorts,
  kept: (stored: Promise<unknown>) => void,
): Promise<Response> => {
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await send(request);
  if (answer.status === 200) kept(cache.put(request, answer.clone()));
  return answer;
};
