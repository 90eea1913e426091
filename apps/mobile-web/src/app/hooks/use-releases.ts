import { useEffect, useEffectEvent } from "react";
import { reloadPage } from "../../shared/navigation/leave-page.ts";
import { onMissingCode } from "../../shared/release/missing-code.ts";
import { registerWorker } from "../../shared/release/register-worker.ts";
import { releaseIn } from "../../shared/release/release.ts";
import { hasUnsavedInput, noteRelease, ownRelease } from "../../shared/release/release-store.ts";
import { tabValues } from "../../shared/storage/site-storage.ts";

/** Milliseconds after the first view until a page on a slow phone is idle. */
const SETTLED_AFTER_MS = 10_000;

/** Whether this page was reloaded, by the player or automatically. */
const cameByReload = (): boolean => {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival instanceof PerformanceNavigationTiming && arrival.type === "reload";
};

/** Whether the tab was already reloaded for this release: another reload would change nothing. */
const wasTriedFor = (release: string): boolean =>
  // Without storage, any reload may have been automatic.
  tabValues.lasts ? tabValues.read("reloadedFor") === release : cameByReload();

const reloadFor = (release: string): Promise<void> => {
  tabValues.write("reloadedFor", release);
  return reloadPage();
};

const fetchPage = async (): Promise<string> => {
  const { pathname } = window.location;
  const answer = await fetch(pathname, { cache: "no-store", headers: { Accept: "text/html" } });
  return answer.text();
};

/**
 * Registers the service worker, and recovers from code that failed to load, as reported by the bundler. If the server
 * has another release, this page's files may be gone: it reloads once per release, or asks first if that would
 * interrupt something. Otherwise it was a network error, and the part that needs the code shows a retry button.
 * @param playing whether a game is on the screen
 * @returns how the player accepts a new release
 */
export const useReleases = (playing: boolean): (() => void) => {
  useEffect(() => {
    // Installing requests many files: the first visit waits until the page is idle.
    const installed = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
    let forget: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        forget = registerWorker();
      },
      installed ? 0 : SETTLED_AFTER_MS,
    );
    return () => {
      clearTimeout(timer);
      forget?.();
    };
  }, []);

  const busy = useEffectEvent(() => playing || hasUnsavedInput(document));
  useEffect(() => {
    let recovering = false;
    const recover = async () => {
      if (recovering) return;
      recovering = true;
      const release = releaseIn(await fetchPage().catch(() => ""));
      if (release !== undefined && release !== ownRelease()) {
        if (busy() || wasTriedFor(release)) noteRelease(release, true);
        else await reloadFor(release);
      }
      recovering = false;
    };
    return onMissingCode(() => void recover());
  }, []);
  return reloadPage;
};
