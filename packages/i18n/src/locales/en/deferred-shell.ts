import type { TextsLike } from "../../typed-keys.ts";
import type { deferredShell as reference } from "../es/deferred-shell.ts";

/** English texts loaded after the first view, on every page and below the fold of home: the part "deferredShell". */
export const deferredShell: TextsLike<typeof reference> = {
  closed: {
    regionTitle: "Access restricted",
    address: "Your IP address: {{ip}}",
    maintenanceTitle: "Under maintenance",
    maintenance:
      "We are improving the site. We'll be back as soon as it's done; there's nothing you need to do.",
    until: "We plan to open again at {{time}} ({{zone}}).",
    untilDay: "We plan to open again on {{day}} at {{time}} ({{zone}}).",
    late: "It is taking longer than planned. Thank you for your patience.",
    region: "We can't offer you the site from your location. If you think that's a mistake, contact us.",
    blockedTitle: "Access blocked",
    blocked: "This internet address can't use the site. If you think that's a mistake, contact us.",
    checkAgain: "Check again",
    checking: "We check for you every few seconds.",
    stillClosed: "We checked: the site is still closed.",
    notChecked: "We couldn't check. Make sure you're online and try again.",
    service: "Need help?",
  },
  download: {
    title: "Take {{brand}} with you on your phone",
    bar: "The {{brand}} app",
    get: "Download",
    dismiss: "Hide the download",
  },
  lowerHome: {
    own: {
      title: "Your games",
      empty: "Games you play or star appear here.",
      rewards_one: "{{count}} reward",
      rewards_other: "{{count}} rewards",
      rewardsToClaim_one: "{{count}} reward to claim",
      rewardsToClaim_other: "{{count}} rewards to claim",
    },
    winners: "Latest winners",
    pauseWinners: "Pause the winner list",
    playWinners: "Resume the winner list",
    pauseRows: "Pause the game carousels",
    playRows: "Resume the game carousels",
    jackpotNote: "A decorative number, not a prize",
    pauseJackpot: "Pause the decorative number",
    playJackpot: "Resume the decorative number",
    claims: { games: "Over 600 games", encryption: "256-bit SSL encrypted connection" },
    copyright: "© {{year}} {{brand}}. All rights reserved.",
    documentList: "Documents",
    documents: { terms: "Terms of use", privacy: "Privacy", responsible: "Responsible gaming" },
    help: "Help",
    socialList: "Social pages",
    social: { FACEBOOK: "Facebook", TELEGRAM: "Telegram", WHATSAPP: "WhatsApp", VIBER: "Viber" },
    licence: "Curaçao licence",
    newTab: "(opens in another tab)",
  },
  popups: {
    next: "Next",
    place: "{{place}} of {{count}}",
  },
  release: {
    new: "There is a new version of the site.",
    needed: "Update the site to continue. You may have to enter passwords or choose pictures again.",
    take: "Update",
    later: "Later",
  },
  service: {
    open: "Customer service",
    title: "How can we help?",
    unavailable: "Customer service isn't available right now. Try again later.",
    newTab: "(opens in another tab)",
    kinds: {
      LIVECHAT: "Live chat",
      TELEGRAM: "Telegram",
      FACEBOOK: "Facebook",
      INSTAGRAM: "Instagram",
    },
  },
};
