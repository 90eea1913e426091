import type { service as reference } from "../es/service.ts";
import type { TextsLike } from "../texts-like.ts";

export const service = {
  open: "Customer service",
  title: "How can we help?",
  unavailable: "There is nobody to write to right now. Try again later.",
  newTab: "(opens in another tab)",
  kinds: {
    LIVECHAT: "Live chat",
    TELEGRAM: "Telegram",
    FACEBOOK: "Facebook",
    INSTAGRAM: "Instagram",
  },
} as const satisfies TextsLike<typeof reference>;
