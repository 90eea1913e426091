import type { liveTables as reference } from "../es/live-tables.ts";
import type { TextsLike } from "../texts-like.ts";

export const liveTables: TextsLike<typeof reference> = {
  title: "Live tables",
};
