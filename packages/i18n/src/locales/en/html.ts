import type { html as reference } from "../es/html.ts";
import type { TextsLike } from "../texts-like.ts";

export const html = {
  table: "Table",
  newTab: "(opens in another tab)",
} as const satisfies TextsLike<typeof reference>;
