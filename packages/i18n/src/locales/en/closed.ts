import type { closed as reference } from "../es/closed.ts";
import type { TextsLike } from "../texts-like.ts";

/** What stands instead of the site while it is closed. */
export const closed = {
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
  notChecked: "We couldn't check. Look at your connection and try again.",
  service: "Need help?",
} as const satisfies TextsLike<typeof reference>;
