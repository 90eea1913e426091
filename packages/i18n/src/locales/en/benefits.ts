import type { benefits as reference } from "../es/benefits.ts";
import type { TextsLike } from "../texts-like.ts";

export const benefits: TextsLike<typeof reference> = {
  loading: "Loading your benefits",
  failed: "We couldn't load your benefits",
  yourLevel: "Your level",
  staked: "You have bet {{amount}}",
  missing: "{{amount}} more in bets to {{level}}",
  reached: "You have reached {{level}}. Your level changes in a few minutes.",
  top: "You are at the highest level.",
  progress: "Progress to {{level}}",
  levels: "All levels",
  from: "From {{amount}} in bets",
  fromStart: "From the start",
  current: "Your level",
  noPerks: "No benefits are announced for this level.",
  perks: {
    "weekly-bonus": "Weekly bonus",
    "birthday-bonus": "Birthday bonus",
    rebate: "Part of your bets back",
    withdrawals: "Withdrawals a day",
    host: "Personal host",
  },
  included: "Included",
  note: "The level counts everything you bet, won or lost. Don't bet more than you want just to move up.",
};
