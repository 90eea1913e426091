import { tabValues } from "../storage/site-storage.ts";
import { placeInHistory } from "./history-entry.ts";

/** Whether the browser can skip history entries of frames: Chrome, and iOS from 26.2. */
const canSkipFrames = (): boolean => "navigation" in window;

/** Stores the number of earlier history entries, for browsers that also count those of frames. */
export const noteAddedEntry = (): void => {
  const place = placeInHistory();
  if (place === undefined || canSkipFrames()) return;
  tabValues.write("entriesBefore", {
    ...tabValues.read("entriesBefore"),
    [place]: window.history.length - 1,
  });
};

/**
 * Goes back, skipping entries of frames. Pushing an entry first drops those ahead, so that `length` is the position.
 */
const stepBack = (): void => {
  const { history } = window;
  const before = tabValues.read("entriesBefore")[placeInHistory() ?? 0];
  const framesMayHaveAdded = before !== undefined && history.length - 1 > before;
  if (framesMayHaveAdded) history.pushState(history.state, "");
  history.go(framesMayHaveAdded ? before - history.length : -1);
};

/** The page's entry at an offset from the current one. */
const entryAt = (steps: number): NavigationHistoryEntry | undefined => {
  const { navigation } = window;
  const target = (navigation.currentEntry?.index ?? 0) + steps;
  return navigation.entries().find(({ index }) => index === target);
};

/** Moves through the site's history. `history.back()` might only move a game's frame, which adds entries in between. */
export const takeSiteStep = (steps: number): void => {
  const entry = canSkipFrames() ? entryAt(steps) : undefined;
  // A step interrupted by another one is not a failure.
  if (entry) void window.navigation.traverseTo(entry.key).committed?.catch(() => undefined);
  else if (steps === -1) stepBack();
  else window.history.go(steps);
};
