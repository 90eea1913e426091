import { tabValues } from "../storage/site-storage.ts";
import { placeInHistory } from "./history-entry.ts";

/** Where the browser can step by the page's own entries alone: from iOS 26.2, and in Chrome. */
const canSkipFrames = (): boolean => "navigation" in window;

/**
 * Notes how many entries the browser's history had before the site added this one, for browsers that count the entries
 * of frames among the page's.
 */
export const noteAddedEntry = (): void => {
  const place = placeInHistory();
  if (place === undefined || canSkipFrames()) return;
  tabValues.write("entriesBefore", {
    ...tabValues.read("entriesBefore"),
    [place]: window.history.length - 1,
  });
};

/**
 * Steps back to the entry before those of this page and its frames. Adding an entry says how many there are up to here:
 * the browser counts those ahead, too.
 */
const stepBack = (): void => {
  const { history } = window;
  const before = tabValues.read("entriesBefore")[placeInHistory() ?? 0];
  const framesMayHaveAdded = before !== undefined && history.length - 1 > before;
  if (framesMayHaveAdded) history.pushState(history.state, "");
  history.go(framesMayHaveAdded ? before - history.length : -1);
};

/** The page's entry that lies so many from the present one. */
const entryAt = (steps: number): NavigationHistoryEntry | undefined => {
  const { navigation } = window;
  const wanted = (navigation.currentEntry?.index ?? 0) + steps;
  return navigation.entries().find(({ index }) => index === wanted);
};

/**
 * Takes so many steps of the site's own. What a frame of the page adds to the history (a game's links and forms) lies
 * among the site's entries, and a plain `history.back()` would lead that frame back instead of the page.
 */
export const takeSiteStep = (steps: number): void => {
  const entry = canSkipFrames() ? entryAt(steps) : undefined;
  // A step that another one overtakes is no failure.
  if (entry) void window.navigation.traverseTo(entry.key).committed?.catch(() => undefined);
  else if (steps === -1) stepBack();
  else window.history.go(steps);
};
