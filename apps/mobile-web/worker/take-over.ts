/**
 * Milliseconds after the first wish at which it is told again. By the first of them the browser has followed the wish
 * or lost it; at half a second it may be about to, and of the wishes after installation Chromium hears one alone. On a
 * busy device the second wish can meet what the first one met.
 */
const AGAIN_AFTER_MS = [2_000, 5_000, 10_000];

/**
 * Takes over from the worker before at once, while its pages are open. The wish is told again: Chromium ends the old
 * worker for it, but starts it once more when a page asks for a picture or code in that very moment, and then waits
 * until the site has been at rest for half a minute, or for five minutes (docs/decisions/095-offline.md).
 */
export const takeOver = (scope: Pick<ServiceWorkerGlobalScope, "skipWaiting">): Promise<void> => {
  for (const later of AGAIN_AFTER_MS) setTimeout(() => void scope.skipWaiting(), later);
  return scope.skipWaiting();
};
