import type { lowerHome as reference } from "../es/lower-home.ts";
import type { TextsLike } from "../texts-like.ts";

/** English texts of home below the first view. */
export const lowerHome = {
  own: {
    title: "Your games",
    empty: "What you play and what you star waits for you here.",
    rewards_one: "{{count}} reward",
    rewards_other: "{{count}} rewards",
    rewardsToClaim_one: "{{count}} reward to claim",
    rewardsToClaim_other: "{{count}} rewards to claim",
  },
  winners: "Latest winners",
  pauseWinners: "Stop the winner list",
  playWinners: "Move the winner list",
  pauseRows: "Stop the game carousels",
  playRows: "Move the game carousels",
  jackpotNote: "A decorative number, not a prize",
  pauseJackpot: "Stop the decorative number",
  playJackpot: "Move the decorative number",
  claims: { games: "Over 600 games", encryption: "256-bit SSL encrypted connection" },
  copyright: "© {{year}} {{brand}}. All rights reserved.",
  documentList: "Documents",
  documents: { terms: "Terms of use", privacy: "Privacy", responsible: "Responsible gaming" },
  help: "Help",
  socialList: "Social pages",
  social: { FACEBOOK: "Facebook", TELEGRAM: "Telegram", WHATSAPP: "WhatsApp", VIBER: "Viber" },
  licence: "Curaçao licence",
  newTab: "(opens in another tab)",
} as const satisfies TextsLike<typeof reference>;
