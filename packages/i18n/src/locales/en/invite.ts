import type { invite as reference } from "../es/invite.ts";
import type { TextsLike } from "../texts-like.ts";

export const invite: TextsLike<typeof reference> = {
  title: "Your invitation link",
  text: "Whoever signs up with your link or your code counts among those you invited.",
  link: "Link",
  code: "Code",
  copyLink: "Copy link",
  copyCode: "Copy code",
  whatsapp: "Share by WhatsApp",
  share: "Share in another way",
  youGet: "You get for each friend",
  friendGets: "Your friend gets",
  shareText: "Play with me at {{brand}}. Sign up with my link:",
  qr: "QR code of your invitation link",
  qrHint: "Let them scan it with their phone's camera.",
  loading: "Loading your invitation",
  failed: "We couldn't load your invitation",
  friends: "Who you invited",
  count_one: "{{count}} person signed up with you",
  count_other: "{{count}} people signed up with you",
  none: "Nobody has signed up with your link yet. Share it, and you will see here who comes.",
  latest: "The latest",
  trialTitle: "Trial accounts can't invite",
};
