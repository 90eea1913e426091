import type { Services } from "../services.ts";
import { createSiteApp } from "./app.ts";
import type { Site } from "./site-files.ts";
import { buildStamp, readWholeSite } from "./whole-build.ts";

const EVERY_MS = 1_000;

/** A built site that is served whole, however often it is built meanwhile. */
export interface LiveSite {
  fetch(request: Request): Response | Promise<Response>;
  /** Looks for another build: one whose files haven't changed since the last look is served from then on. */
  look(): Promise<void>;
  /** Looks every second, until told to stop. */
  watch(): () => void;
}

/** The new build, and what pages of the one before may still ask for. */
const withFilesOf = (site: Site, before: Site): Site => ({
  ...site,
  files: new Map([...[...before.files].filter(([, { immutable }]) => immutable), ...site.files]),
});

/** See {@link LiveSite}. */
export const createLiveSite = (folder: string, first: Site, services: Services): LiveSite => {
  let served = first;
  let app = createSiteApp(first, services);
  // Nothing tells which build the first one was read of: it is read once more.
  let done = "";
  let seen = "";
  let complaint = "";

  const complain = (stamp: string, error: unknown): void => {
    if (stamp === complaint) return;
    complaint = stamp;
    const why = error instanceof Error ? error.message : String(error);
    services.options.log(`The site's new build is not whole yet, so the one before is still served. ${why}`);
  };

  const look = async (): Promise<void> => {
    try {
      const stamp = await buildStamp(folder);
      if (stamp === done) return;
      if (stamp !== seen) {
        seen = stamp;
        return;
      }
      const site = await readWholeSite(folder);
      app = createSiteApp(withFilesOf(site, served), services);
      served = site;
      done = stamp;
    } catch (error) {
      complain(seen, error);
    }
  };

  return {
    fetch: (request) => app.fetch(request),
    look,
    watch() {
      let stopped = false;
      const later = (): void => {
        if (!stopped) setTimeout(() => void look().finally(later), EVERY_MS).unref();
      };
      later();
      return () => {
        stopped = true;
      };
    },
  };
};
