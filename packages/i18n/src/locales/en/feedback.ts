import type { feedback as reference } from "../es/feedback.ts";
import type { TextsLike } from "../texts-like.ts";

export const feedback = {
  title: "Give us your feedback",
  detail: "Tell us what you like and what goes wrong",
} as const satisfies TextsLike<typeof reference>;
