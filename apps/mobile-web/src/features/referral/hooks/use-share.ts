import { useCopy } from "../../../shared/device/use-copy.ts";

/** What is handed on. */
export interface Shared {
  readonly text: string;
  readonly url: string;
}

/** The player closed the sheet, which counts as a failure to browsers. */
const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/**
 * The phone's own way of sharing; undefined where there is none, and copying is the way. Where the phone
 * refuses after all, the link is copied, so that no tap is in vain.
 */
export const useShare = (): ((what: Shared) => Promise<void>) | undefined => {
  const copy = useCopy();
  if (!("share" in navigator)) return undefined;
  return async (what) => {
    try {
      await navigator.share(what);
    } catch (error) {
      if (!wasClosed(error)) await copy(what.url);
    }
  };
};
