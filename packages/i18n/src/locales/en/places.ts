import type { places as reference } from "../es/places.ts";
import type { TextsLike } from "../texts-like.ts";

export const places: TextsLike<typeof reference> = {
  title: "Where is my money?",
  loading: "Looking for your money…",
  failed: "We couldn't look up where your money is",
  stale: "We couldn't refresh the amounts.",
  available: "Available",
  withdrawing: "In pending withdrawals",
  vendor: "In open bets with {{name}}",
  all: "All of your money is available.",
  refresh: "Refresh",
};
