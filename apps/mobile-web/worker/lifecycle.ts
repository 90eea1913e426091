/**
 * Milliseconds after which the call is repeated. After two seconds, the browser has handled the first call or lost it.
 * After half a second, it may still be about to handle it, and Chromium handles only one of the calls after
 * installation. On a busy device the second call can fail like the first.
 */
const TAKE_OVER_AGAIN_MS = [2_000, 5_000, 10_000];

/**
 * Replaces the previous worker at once, even while its pages are open. The call is repeated: Chromium stops the old
 * worker for it, but restarts it if a page requests a picture or code at that very moment, and then waits until the
 * site has been idle for half a minute, or for five minutes (docs/decisions/095-offline.md).
 */
export const takeOver = (scope: Pick<ServiceWorkerGlobalScope, "skipWaiting">): Promise<void> => {
  for (const later of TAKE_OVER_AGAIN_MS) setTimeout(() => void scope.skipWaiting(), later);
  return scope.skipWaiting();
};

/**
 * Milliseconds until it unregisters again: the page that loaded it may only now register the worker, which cancels a
 * pending removal. The browser stops an idle worker after half a minute.
 */
const UNREGISTER_AGAIN_MS = 5_000;

/** Drops the worker's caches and unregisters it. */
export const leave = async (
  caches: Pick<CacheStorage, "keys" | "delete">,
  registration: Pick<ServiceWorkerRegistration, "unregister">,
): Promise<void> => {
  setTimeout(() => void registration.unregister(), UNREGISTER_AGAIN_MS);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("volado-")).map((name) => caches.delete(name)));
  await registration.unregister();
};

/**
 * Lets the browser request a page while the worker starts. Not in Firefox: if such a request fails, Firefox shows its
 * own error page regardless of the worker's response, so a second visit offline would show nothing.
 */
export const preloadNavigations = async (
  preload: Pick<NavigationPreloadManager, "enable" | "disable"> | undefined,
  userAgent: string,
): Promise<void> => {
  if (/\bFirefox\//.test(userAgent)) await preload?.disable();
  else await preload?.enable();
};
