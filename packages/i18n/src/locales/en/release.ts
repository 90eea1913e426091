import type { release as reference } from "../es/release.ts";
import type { TextsLike } from "../texts-like.ts";

export const release = {
  new: "There is a new version of the site.",
  needed:
    "To go on here you need the new version of the site. You may have to enter passwords or pictures again.",
  take: "Update",
  later: "Later",
} as const satisfies TextsLike<typeof reference>;
