import type { legal as reference } from "../es/legal.ts";
import type { TextsLike } from "../texts-like.ts";

export const legal = {
  minimumAge: "Only for people aged {{age}} or over.",
  playResponsibly: "Play responsibly.",
  licences: "Licences",
} as const satisfies TextsLike<typeof reference>;
