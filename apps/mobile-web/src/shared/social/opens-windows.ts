import { runsInstalled } from "../device/runs-installed.ts";

/**
 * Browsers inside of other apps: Facebook's, Instagram's, TikTok's and others by their names, Android's by the mark of
 * its web view.
 */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|; wv\)|MicroMessenger|BytedanceWebview|musical_ly|TikTok|Snapchat|\bLine\/|Twitter/;

/**
 * Whether a window that this page opens can answer it. In browsers inside of other apps and on the home screen
 * it opens elsewhere or not at all, and Google refuses web views.
 */
export const opensWindows = (): boolean =>
  typeof window === "undefined" || !(IN_APP.test(navigator.userAgent) || runsInstalled());
