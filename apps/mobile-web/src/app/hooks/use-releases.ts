import { useEffect, useEffectEvent } from "react";
import { reloadPage } from "../../shared/navigation/leave-page.ts";
import { hasUnsavedInput } from "../../shared/release/has-unsaved-input.ts";
import { onMissingCode } from "../../shared/release/missing-code.ts";
import { recoverCode } from "../../shared/release/recover-code.ts";
import { registerWorker } from "../../shared/release/register-worker.ts";
import { tabValues } from "../../shared/storage/site-storage.ts";

/** Milliseconds after the first view by which a page on a slow phone has come to rest. */
const SETTLED_AFTER_MS = 10_000;

/** Whether this page came by a reload, its player's or ours. */
const cameByReload = (): boolean => {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival instanceof PerformanceNavigationTiming && arrival.type === "reload";
};

/** Whether the tab came anew for this release before: once more would change nothing. */
const wasTriedFor = (release: string): boolean =>
  // Where nothing is kept, every reload may have been ours.
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
 * Keeps the service worker, and mends a page whose own files a new release has taken away: the bundler tells
 * of every piece of code that could not be had.
 *
 * @param playing whether a game is on the screen
 * @returns how the player takes a new release
 */
export const useReleases = (playing: boolean): (() => void) => {
  useEffect(() => {
    // Installing it asks for many files: the first visit has them fetched when the page has come to rest.
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
      const mayReload = (release: string) => !busy() && !wasTriedFor(release);
      await recoverCode({ fetchPage, mayReload, reloadFor });
      recovering = false;
    };
    return onMissingCode(() => void recover());
  }, []);
  return reloadPage;
};
