import type { html as reference } from "../es/html.ts";
import type { TextsLike } from "../texts-like.ts";

/** English texts around the gateway's HTML: the part "html". */
export const html = {
  html: {
    table: "Table",
    newTab: "(opens in another tab)",
  },
} as const satisfies TextsLike<typeof reference>;
