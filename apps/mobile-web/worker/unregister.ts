import { leave, takeOver } from "./lifecycle.ts";

declare const self: ServiceWorkerGlobalScope;

/* The worker that removes the worker: it drops all caches and unregisters. Served in the worker's place, it takes
   effect with the next visit (docs/deploying.md). Open pages stay, and nothing typed is lost. */
self.addEventListener("install", (event) => event.waitUntil(takeOver(self)));
self.addEventListener("activate", (event) => event.waitUntil(leave(caches, self.registration)));
