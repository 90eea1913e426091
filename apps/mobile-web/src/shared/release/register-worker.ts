import * as z from "zod/mini";
import { serverAnswers } from "../navigation/leave-page.ts";
import { pageErrorReporter } from "../services/services-context.tsx";
import type { ReleaseMessage } from "./release.ts";
import { noteRelease, ownRelease } from "./release-store.ts";

/** At the root, so that its scope is the whole site. */
const WORKER = "/sw.js";

/** Milliseconds between update checks, each a conditional request; browsers also check on navigation. */
const CHECK_EVERY_MS = 300_000;

/** Minimum milliseconds between update checks when the page becomes visible. */
const CHECK_ON_RETURN_MS = 30_000;

const messageSchema = z.object({
  kind: z.literal("volado-release"),
  release: z.string(),
}) satisfies z.ZodMiniType<ReleaseMessage>;

const onMessage = ({ data }: MessageEvent<unknown>): void => {
  const message = messageSchema.safeParse(data);
  if (message.success && message.data.release !== ownRelease()) noteRelease(message.data.release);
};

/**
 * Registers the service worker and listens for new releases. Without support (plain http, private modes, development)
 * the site works without one. @returns stops listening
 */
export const registerWorker = (): (() => void) => {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!workers || ownRelease() === undefined) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  workers.addEventListener("message", onMessage, { signal });
  workers.register(WORKER, { updateViaCache: "none" }).then(
    () => {
      let checkedAt = performance.now();
      const checkForUpdate = () => {
        if (document.hidden || performance.now() - checkedAt < CHECK_ON_RETURN_MS) return;
        checkedAt = performance.now();
        // Fails offline or if the worker was withdrawn; then there is no update.
        workers
          .getRegistration(WORKER)
          .then((registration) => registration?.update())
          .catch(() => undefined);
      };
      document.addEventListener("visibilitychange", checkForUpdate, { signal });
      const timer = setInterval(checkForUpdate, CHECK_EVERY_MS);
      signal.addEventListener("abort", () => clearInterval(timer));
      if (signal.aborted) clearInterval(timer);
    },
    async (error: unknown) => {
      if (await serverAnswers()) pageErrorReporter.report(error, { at: "worker" });
    },
  );
  return () => listeners.abort();
};
