import { SERVER_DATA_ID } from "@volado/domain/site";
import { withinTime } from "../src/shared/query/within-time.ts";
import { releaseIn } from "../src/shared/release/release.ts";

/** Prefix of every page cache's name; the release follows. */
const PAGES = "volado-page-";

/** The page used for all addresses. It isn't any page's own address, so that a server leaves every shell in it. */
const PAGE = "/m/offline";

/** Headers about the transfer and about caches elsewhere. */
const transportHeaders = ["content-encoding", "content-length", "etag", "vary", "age", "date"];

/** The part of the browser's cache storage that is used. */
export interface PageCaches {
  readonly open: (name: string) => Promise<Pick<Cache, "put" | "match">>;
  readonly keys: () => Promise<string[]>;
  readonly delete: (name: string) => Promise<boolean>;
}

const serverData = new RegExp(`<script type="application/json" id="${SERVER_DATA_ID}">[\\s\\S]*?</script>`);

/**
 * Removes the temporary data that the server wrote into the page: status, first responses and their pictures. A cached
 * page requests these again, so it never shows maintenance that is over.
 */
export const withoutBootData = (html: string): string =>
  html.replace(serverData, "").replaceAll(/<link rel="preload" as="image"[^>]*>/g, "");

/**
 * Requests the page for `release` and caches it with its headers, including the policy with the hashes of its inline
 * code.
 * @throws Error if the server delivers another release: during a deployment the browser retries later.
 */
export const cachePage = async (
  caches: PageCaches,
  release: string,
  send: (path: string, init: RequestInit) => Promise<Response>,
): Promise<void> => {
  const answer = await send(PAGE, { cache: "no-store", credentials: "omit", redirect: "error" });
  const html = await answer.text();
  if (!answer.ok || releaseIn(html) !== release) throw new Error("The page is not of this worker's release.");
  const headers = new Headers(answer.headers);
  for (const name of transportHeaders) headers.delete(name);
  const cache = await caches.open(PAGES + release);
  await cache.put(PAGE, new Response(withoutBootData(html), { headers }));
};

/** The cached page of a release, if any. */
export const cachedPage = async (caches: PageCaches, release: string): Promise<Response | undefined> =>
  (await caches.open(PAGES + release)).match(PAGE);

/** Drops the pages of all other releases. */
export const deleteOtherPages = async (caches: PageCaches, release: string): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + release);
  await Promise.all(others.map((name) => caches.delete(name)));
};

/** Milliseconds that a page may take before the cached one replaces it. */
export const NETWORK_TIMEOUT_MS = 3_000;

/** Proxy errors while a server restarts, which don't mean that the site is down. */
const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Loads a page from the network, so that its release, status and first responses are current. Falls back to the
 * cached page without a network, without a server behind the proxy, or after too long.
 * @param late resolves when the player has waited long enough
 * @throws the network's error when no page is cached
 */
export const networkFirst = async (
  fromNetwork: Promise<Response>,
  cached: () => Promise<Response | undefined>,
  late: Promise<unknown>,
): Promise<Response> => {
  const fromServer = fromNetwork.then((answer) => (proxyStatuses.has(answer.status) ? undefined : answer));
  const inTime = Promise.race([fromServer, late.then(() => undefined)]);
  const answer = await inTime.catch(() => undefined);
  return answer ?? (await withinTime(cached()).catch(() => undefined)) ?? fromNetwork;
};
