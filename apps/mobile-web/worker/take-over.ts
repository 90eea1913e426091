/**
 * Milliseconds after which the call is repeated. After two seconds the browser has handled the first one or lost it;
 * after half a second it may be about to, and Chromium handles only one of the calls after installation. On a busy
 * device the second can fail like the first.
 */
const AGAIN_AFTER_MS = [2_000, 5_000, 10_000];

/**
 * Replaces the previous worker at once, while its pages are open. The call is repeated: Chromium stops the old worker
 * for it, but restarts that one when a page requests a picture or code at that very moment, and then waits until the
 * site has been idle for half a minute, or for five minutes (docs/decisions/095-offline.md).
 */
export const takeOver = (scope: Pick<ServiceWorkerGlobalScope, "skipWaiting">): Promise<void> => {
  for (const later of AGAIN_AFTER_MS) setTimeout(() => void scope.skipWaiting(), later);
  return scope.skipWaiting();
};
