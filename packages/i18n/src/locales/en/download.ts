import type { download as reference } from "../es/download.ts";
import type { TextsLike } from "../texts-like.ts";

export const download = {
  title: "Take {{brand}} with you on your phone",
  bar: "The {{brand}} app",
  get: "Download",
  dismiss: "Hide the download",
} as const satisfies TextsLike<typeof reference>;
