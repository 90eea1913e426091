import type { promotions as reference } from "../es/promotions.ts";
import type { TextsLike } from "../texts-like.ts";

export const promotions = {
  categories: "Promotion categories",
  others: "Others",
  more: "See more",
  longTerm: "Permanent promotion",
  range: "{{from}} – {{to}}",
  from: "From {{from}}",
  until: "Until {{to}}",
  ended: "Ended on {{to}}",
  endedText: "This promotion is over: you can read it, but no longer take part in it.",
  upcomingText: "This promotion has not begun yet.",
  all: "See all promotions",
  failedTitle: "The promotions could not be loaded",
  emptyTitle: "No promotions here for now",
  empty: "New ones are on their way. Have a look at the other categories, too.",
  noneTitle: "There are no promotions for now",
  none: "We are preparing the next ones. Come back soon.",
  oneFailedTitle: "The promotion could not be loaded",
  unknownTitle: "There is no such promotion",
  unknown: "Perhaps the link is incomplete, or the promotion was taken back.",
  noContent: "This promotion has no further details.",
} as const satisfies TextsLike<typeof reference>;
