import { files, release } from "virtual:volado-release";
import { releaseMessage } from "../src/shared/release/release.ts";
import { cacheFirst, precache, trimFiles } from "./cached-files.ts";
import { cachedPage, cachePage, deleteOtherPages, NETWORK_TIMEOUT_MS, networkFirst } from "./cached-page.ts";
import { pictureResponse, trimPictures } from "./cached-pictures.ts";
import { preloadNavigations, takeOver } from "./lifecycle.ts";
import { requestKind } from "./request-kind.ts";

declare const self: ServiceWorkerGlobalScope;

/** Files with a hash in their name, of this and earlier releases. */
const CODE_CACHE = "volado-code";
/** Cap on files beyond the first screens: lazy ones, and those of an earlier release for pages that are still open. */
const CODE_CAP = 80;
const PICTURE_CACHE = "volado-pictures";
const PICTURE_CAP = { count: 120, bytes: 10_000_000 };

const own: ReadonlySet<string> = new Set(files);
const send = (request: Request | string, init?: RequestInit) => fetch(request, init);
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const install = async (): Promise<void> => {
  await cachePage(caches, release, send);
  await precache({ cache: await caches.open(CODE_CACHE), send }, files, self.location.origin);
  // File names contain hashes and pages come from the network, so any worker's response is correct.
  await takeOver(self);
};

const activate = async (): Promise<void> => {
  await preloadNavigations(self.registration.navigationPreload, navigator.userAgent);
  await deleteOtherPages(caches, release);
  await trimFiles(await caches.open(CODE_CACHE), CODE_CAP, own);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(releaseMessage(release));
};

const page = (event: FetchEvent): Promise<Response> => {
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  const fromNetwork = preloaded.then((answer) => answer ?? send(event.request));
  // The page may be gone; the browser warns about an unhandled preload response.
  event.waitUntil(fromNetwork.catch(() => undefined));
  return networkFirst(fromNetwork, () => cachedPage(caches, release), wait(NETWORK_TIMEOUT_MS));
};

const code = async (event: FetchEvent): Promise<Response> => {
  const cache = await caches.open(CODE_CACHE);
  return cacheFirst(event.request, { cache, send }, (stored) =>
    event.waitUntil(stored.then(() => trimFiles(cache, CODE_CAP, own))),
  );
};

const picture = async (event: FetchEvent): Promise<Response> => {
  const cache = await caches.open(PICTURE_CACHE);
  return pictureResponse(event.request, { cache, send }, Date.now(), (stored) =>
    event.waitUntil(stored.then(() => trimPictures(cache, PICTURE_CAP))),
  );
};

const answers = { page, code, picture } as const;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind) event.respondWith(answers[kind](event));
});
