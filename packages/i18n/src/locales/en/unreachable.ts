import type { unreachable as reference } from "../es/unreachable.ts";
import type { TextsLike } from "../texts-like.ts";

/**
 * English words for a page whose code can't be had (Spec §8 "Loading failed"); only the build reads them,
 * into the page itself.
 */
export const unreachable = {
  message: "We couldn't load the site. Check your connection; we'll try again as soon as it is back.",
  retry: "Try again",
} as const satisfies TextsLike<typeof reference>;
