import type { messageTexts as reference } from "../es/messages.ts";
import type { TextsLike } from "../texts-like.ts";
import { inbox } from "./inbox.ts";
import { uploads } from "./uploads.ts";

const messages = {
  label: "Ways to talk to us",
  telegram: "Telegram",
  telegramDetail: "News and help in our channel",
  newTab: "(opens in another tab)",
  notices: "Announcements",
  noticesDetail: "What we have to tell everybody",
  inbox: "Inbox",
  inboxDetail: "What we write to you, and what you write to us",
  affiliates: "Affiliate service",
  affiliatesDetail: "Write to us about the people you invite and your commissions",
  unread: "{{shown}} unread",
} as const;

/** English texts of the message centre and the inbox: the part "messages". */
export const messageTexts = { messages, inbox, uploads } as const satisfies TextsLike<typeof reference>;
