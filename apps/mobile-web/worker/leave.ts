/**
 * Milliseconds after which it leaves once more: the page that brought it may register the worker only now, and a
 * registration that is on its way out is kept by that. The browser ends a worker that rests for half a minute.
 */
const AGAIN_AFTER_MS = 5_000;

/** Throws away what the worker has kept, and ends it. */
export const leave = async (
  caches: Pick<CacheStorage, "keys" | "delete">,
  registration: Pick<ServiceWorkerRegistration, "unregister">,
): Promise<void> => {
  setTimeout(() => void registration.unregister(), AGAIN_AFTER_MS);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("volado-")).map((name) => caches.delete(name)));
  await registration.unregister();
};
