import type { TextsLike } from "../../typed-keys.ts";
import type { pageNotes as reference } from "../es/page-notes.ts";

export const pageNotes = {
  legacy: {
    title: "Your browser is too old for this site",
    message:
      "On Android, update Chrome to version 111 or later. On an iPhone or iPad, update to iOS 16.4 or later: another browser doesn't help there. JavaScript must be switched on.",
  },
  unreachable: {
    message: "We couldn't load the site. Check your connection; we'll try again as soon as it is back.",
    retry: "Try again",
  },
} as const satisfies TextsLike<typeof reference>;
