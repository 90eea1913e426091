import type { common as reference } from "../es/common.ts";
import type { TextsLike } from "../texts-like.ts";

export const common = {
  accept: "Accept",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  retry: "Try again",
  seeAll: "See all",
  showMore: "Show more",
  reset: "Reset",
  apply: "Apply",
  loading: "Loading…",
  skipToContent: "Skip to content",
  alreadyLoggedIn: "You are already logged in.",
} as const satisfies TextsLike<typeof reference>;
