import { HOUR_MS } from "../calendar/durations.ts";

/** What a browser remembers of the offer. */
export interface DownloadOfferMemory {
  /** Epoch ms of the first visit; 0 when this is it. */
  readonly firstVisit: number;
  /** The popup has been seen, by itself or by a tap. */
  readonly seen: boolean;
}

/** Time after the first visit from which somebody has come back, not only opened another tab. */
const CAME_BACK_AFTER_MS = 20 * HOUR_MS;

/**
 * Whether the download popup comes by itself (Spec §2 "Home: download-app popup"): once, to somebody who has
 * come back, and only where the bar offers the app too, so that whoever has dismissed that is left alone.
 * `now` is epoch ms.
 */
export const offersDownload = (
  given: { readonly onHome: boolean; readonly barShown: boolean; readonly memory: DownloadOfferMemory },
  now: number,
): boolean => {
  const { firstVisit, seen } = given.memory;
  return given.onHome && given.barShown && !seen && firstVisit > 0 && now - firstVisit >= CAME_BACK_AFTER_MS;
};
