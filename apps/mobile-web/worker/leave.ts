/**
 * Milliseconds until it unregisters again: the page that brought it may only register the worker now, which keeps a
 * registration that is being removed. The browser stops an idle worker after half a minute.
 */
const AGAIN_AFTER_MS = 5_000;

/** Drops the worker's caches and unregisters it. */
export const leave = async (
  caches: Pick<CacheStorage, "keys" | "delete">,
  registration: Pick<ServiceWorkerRegistration, "unregister">,
): Promise<void> => {
  setTimeout(() => void registration.unregister(), AGAIN_AFTER_MS);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("volado-")).map((name) => caches.delete(name)));
  await registration.unregister();
};
