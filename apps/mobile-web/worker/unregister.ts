declare const self: ServiceWorkerGlobalScope;

/**
 * The worker that takes the worker back: it keeps nothing, throws away what was kept and leaves. Served in
 * the worker's place it ends it everywhere with the next visit (docs/deploying.md). Open pages stay as they
 * are, and nothing typed is lost.
 */
const leave = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("volado-")).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(leave()));
