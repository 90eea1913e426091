import type { pageNotes as reference } from "../es/page-notes.ts";
import type { TextsLike } from "../texts-like.ts";

export const pageNotes = {
  legacy: {
    title: "Your browser is too old for this site",
    message:
      "Update your phone or install the latest Chrome. You need iOS 16.4 or Chrome 111, with JavaScript switched on.",
  },
  unreachable: {
    message: "We couldn't load the site. Check your connection; we'll try again as soon as it is back.",
    retry: "Try again",
  },
} as const satisfies TextsLike<typeof reference>;
