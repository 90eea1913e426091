import type { notices as reference } from "../es/notices.ts";
import type { TextsLike } from "../texts-like.ts";

export const notices = {
  unread: "Unread",
  failedTitle: "The announcements could not be loaded",
  emptyTitle: "No announcements",
  empty: "When we have something to tell you, you will see it here.",
  noContent: "This announcement says no more than its title.",
} as const satisfies TextsLike<typeof reference>;
