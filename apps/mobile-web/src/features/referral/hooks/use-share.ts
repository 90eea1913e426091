/** The phone's own way of sharing; undefined where there is none, and copying is the way. */
export const useShare = (): ((what: ShareData) => Promise<void>) | undefined => {
  if (!("share" in navigator)) return undefined;
  return async (what) => {
    try {
      await navigator.share(what);
    } catch {
      // Closing the sheet counts as a failure to browsers; link and code are still on the page to be copied.
    }
  };
};
