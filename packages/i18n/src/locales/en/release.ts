import type { release as reference } from "../es/release.ts";
import type { TextsLike } from "../texts-like.ts";

export const release = {
  new: "There is a new version of the site.",
  needed: "To go on here you need the new version of the site. What you typed on this page will be lost.",
  take: "Update",
  later: "Later",
} as const satisfies TextsLike<typeof reference>;
