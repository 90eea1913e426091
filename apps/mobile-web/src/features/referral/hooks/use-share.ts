import { useCopy } from "../../../shared/device/use-copy.ts";

export interface Shared {
  readonly text: string;
  readonly url: string;
}

/** Whether the player dismissed the sheet, which browsers report as an error. */
const isDismissal = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Opens the browser's share sheet; undefined if unsupported. If sharing fails, the link is copied instead. */
export const useShare = (): ((what: Shared) => Promise<void>) | undefined => {
  const copy = useCopy();
  if (!("share" in navigator)) return undefined;
  return async (what) => {
    try {
      await navigator.share(what);
    } catch (error) {
      if (!isDismissal(error)) await copy(what.url);
    }
  };
};
