import type { period as reference } from "../es/period.ts";
import type { TextsLike } from "../texts-like.ts";

export const period: TextsLike<typeof reference> = {
  label: "Dates",
  days1: "Today",
  days7: "7 days",
  days30: "30 days",
  days90: "90 days",
  range: "Choose dates",
  from: "From",
  to: "To",
  apply: "Show these dates",
  problems: {
    day: "Choose both days, between 2000 and 2030.",
    order: "The first day must come before the last.",
  },
};
