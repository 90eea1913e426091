import type { liveTables as reference } from "../es/live-tables.ts";
import type { TextsLike } from "../texts-like.ts";

export const liveTables: TextsLike<typeof reference> = {
  title: "At the table now",
  state: { open: "Live", full: "Full", closed: "Closed" },
  opensAt: "Opens at {{time}}",
  limits: "{{min}} to {{max}}",
  empty: "No dealer is at a table right now. Other tables are open further down.",
  shortcuts: "Straight to your game",
  tables_one: "{{count}} table",
  tables_other: "{{count}} tables",
};
