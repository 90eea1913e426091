import { chatLanguage } from "@volado/domain/support";
import { defineRead, Module, noInput } from "../core/endpoint.ts";
import { wireCount } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/** `value.unReadCount` of the live chat (Spec §3 "Chat"). */
const chatUnreadSchema = z.pipe(
  z.object({ unReadCount: wireCount }),
  z.transform(({ unReadCount }): number => unReadCount),
);

/** URL of the live chat (Spec §3 "Chat: value.chatUrl"). */
const openedChatSchema = z.object({ chatUrl: z.string() });

/**
 * Count of live chat messages that the member has not seen (Spec §7 "Chat unread GET throttled 250 ms").
 * Refusals: `not_permitted` (403) for free accounts, `insufficient_permission` (403) if the merchant has no chat.
 */
export const getChatUnread = defineRead({
  id: "getChatUnread",
  path: "/api/chat/unread",
  module: Module.LiveChat,
  access: "session",
  ...noInput,
  throttle: 250,
  response: chatUnreadSchema,
});

/** Appearance of the chat, and the page to return to. */
export interface LaunchChatInput {
  /** Full URL of the page that the chat was opened from. */
  readonly backUrl: string;
  /** Colour of the chat's header, `#rrggbb`. */
  readonly headerColor: string;
  /** Title in the chat's header. */
  readonly title: string;
  /**
   * The raw language setting stored by the browser. If it includes CN the chat is in Chinese, even if the site
   * has no Chinese texts (`chatLanguage`). Without it, the chat is in the client's language.
   */
  readonly storedLanguage?: string | null | undefined;
}

/**
 * Open the live chat. Returns the URL of its page; an empty one is an error (Spec §7 "Chat launch GET (CBS3)",
 * §8; docs/decisions/106). Refusals as for `getChatUnread`, and `invalid_input` (422) for a back URL outside the
 * site, an invalid colour or another b2c.
 */
export const launchChat = defineRead({
  id: "launchChat",
  path: "/api/chat",
  module: Module.LiveChat,
  access: "session",
  request: z.object({
    b2c: z.string(),
    language: z.string(),
    backUrl: z.string(),
    headerColor: z.string(),
    title: z.string(),
  }),
  encode: ({ storedLanguage, ...look }: LaunchChatInput, { language }) => ({
    b2c: "1" as const,
    language: chatLanguage(storedLanguage, language),
    ...look,
  }),
  response: openedChatSchema,
});
