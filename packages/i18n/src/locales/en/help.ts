import type { help as reference } from "../es/help.ts";
import type { TextsLike } from "../texts-like.ts";

export const help = {
  topics: "Help topics",
  showTopics: "Show topics",
  hideTopics: "Hide topics",
  refresh: "Refresh",
  refreshed: "The help is up to date.",
  failedTitle: "The help could not be loaded",
  emptyTitle: "There are no help topics yet",
  empty: "We are writing them. Come back later.",
  noContent: "This topic has no text yet.",
} as const satisfies TextsLike<typeof reference>;
