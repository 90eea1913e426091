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
  noData: "Nothing here yet.",
  skipToContent: "Skip to content",
  copied: "Copied.",
  smsSent: "We sent you a code by SMS.",
  registered: "Your account is ready. You can log in now.",
  recoverySent: "Done: we sent you the steps to recover your account.",
  passwordChanged: "Your password was changed.",
  logoutQuestion: "Do you want to sign out?",
  alreadyLoggedIn: "You are already logged in.",
} as const satisfies TextsLike<typeof reference>;
