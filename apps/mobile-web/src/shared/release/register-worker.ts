import * as z from "zod/mini";
import { serverAnswers } from "../offline/server-answers.ts";
import { pageErrorReporter } from "../services/call-ports.ts";
import { ownRelease } from "./own-release.ts";
import type { ReleaseMessage } from "./release.ts";
import { noteRelease } from "./release-store.ts";

/** Where the worker lies: at the root, so that it may answer for every page. */
const WORKER = "/sw.js";

/**
 * Milliseconds between two looks for a new worker while the page is in use; browsers look themselves at every
 * navigation. A look is one conditional request.
 */
const LOOK_EVERY_MS = 300_000;

/** Milliseconds between two looks of a player who keeps coming back from elsewhere. */
const LOOK_ON_RETURN_MS = 30_000;

const message = z.object({
  kind: z.literal("volado-release"),
  release: z.string(),
}) satisfies z.ZodMiniType<ReleaseMessage>;

const hear = ({ data }: MessageEvent<unknown>): void => {
  const told = message.safeParse(data);
  if (told.success && told.data.release !== ownRelease()) noteRelease(told.data.release);
};

/**
 * Registers the service worker and hears of new releases from it. Where there can be none (plain http, private modes,
 * development) the site works as without one. @returns the end of hearing
 */
export const registerWorker = (): (() => void) => {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
  if (!workers || ownRelease() === undefined) return () => undefined;
  const heard = new AbortController();
  const { signal } = heard;
  workers.addEventListener("message", hear, { signal });
  workers.register(WORKER, { updateViaCache: "none" }).then(
    () => {
      let looked = performance.now();
      const look = () => {
        if (document.hidden || performance.now() - looked < LOOK_ON_RETURN_MS) return;
        looked = performance.now();
        // Without a network, and for a worker that was taken back, there is nothing new.
        workers
          .getRegistration(WORKER)
          .then((registration) => registration?.update())
          .catch(() => undefined);
      };
      document.addEventListener("visibilitychange", look, { signal });
      const timer = setInterval(look, LOOK_EVERY_MS);
      signal.addEventListener("abort", () => clearInterval(timer));
      if (signal.aborted) clearInterval(timer);
    },
    async (error: unknown) => {
      if (await serverAnswers()) pageErrorReporter.report(error, { at: "worker" });
    },
  );
  return () => heard.abort();
};
