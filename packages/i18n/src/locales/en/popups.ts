import type { popups as reference } from "../es/popups.ts";
import type { TextsLike } from "../texts-like.ts";

export const popups = {
  next: "Next",
  place: "{{place}} of {{count}}",
} as const satisfies TextsLike<typeof reference>;
