import { leave } from "./leave.ts";
import { takeOver } from "./take-over.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * The worker that takes the worker back: it keeps nothing, throws away what was kept and leaves. Served in
 * the worker's place it ends it everywhere with the next visit (docs/deploying.md). Open pages stay as they
 * are, and nothing typed is lost.
 */
self.addEventListener("install", (event) => event.waitUntil(takeOver(self)));
self.addEventListener("activate", (event) => event.waitUntil(leave(caches, self.registration)));
