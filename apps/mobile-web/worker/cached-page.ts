import { SERVER_DATA_ID } from "../boot/page-contract.ts";
import { releaseIn } from "../src/shared/release/release.ts";

/** Beginning of the name of every cache that holds a page; its release follows. */
const PAGES = "volado-page-";

/** The one page that stands for all addresses: this is no page's own, so that a server leaves every shell in it. */
const PAGE = "/m/offline";

/** Headers that speak of the bytes on their way, and of the answer's place in other caches. */
const transportHeaders = ["content-encoding", "content-length", "etag", "vary", "age", "date"];

/** The part of the browser's caches that is used. */
export interface PageCaches {
  readonly open: (name: string) => Promise<Pick<Cache, "put" | "match">>;
  readonly keys: () => Promise<string[]>;
  readonly delete: (name: string) => Promise<boolean>;
}

const serverData = new RegExp(`<script type="application/json" id="${SERVER_DATA_ID}">[\\s\\S]*?</script>`);

/**
 * The page without what the server wrote into it for one moment: the status, the first answers and their
 * pictures. A cached page asks for these itself, so that it can never tell of a maintenance that is long over.
 */
export const withoutBootData = (html: string): string =>
  html.replace(serverData, "").replaceAll(/<link rel="preload" as="image"[^>]*>/g, "");

/**
 * Asks for the page and keeps it for `release`. It keeps its headers, hence the policy with the hashes of its
 * own inline code.
 *
 * @throws Error when the server hands out another release: in the middle of a deployment the browser tries again later.
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

/** The page of a release, if it is kept. */
export const cachedPage = async (caches: PageCaches, release: string): Promise<Response | undefined> =>
  (await caches.open(PAGES + release)).match(PAGE);

/** Drops the pages of all other releases. */
export const deleteOtherPages = async (caches: PageCaches, release: string): Promise<void> => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + release);
  await Promise.all(others.map((name) => caches.delete(name)));
};
