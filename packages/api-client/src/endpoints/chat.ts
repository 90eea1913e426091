import { chatLanguage } from "@volado/domain/support";
import { defineRead } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { noInput } from "../schemas/no-input.ts";
import { wireCount } from "../schemas/primitives.ts";
import { z } from "../schemas/z.ts";

/** `value.unReadCount` of the live chat (Spec §3 "Chat"). */
const chatUnreadSchema = z.pipe(
  z.object({ unReadCount: wireCount }),
  z.transform(({ unReadCount }): number => unReadCount),
);

/** Where the live chat is (Spec §3 "Chat: value.chatUrl"). */
const openedChatSchema = z.object({ chatUrl: z.string() });

/**
 * How many messages of the live chat the member has not seen (Spec §7 "Chat unread GET throttled 250 ms").
 * Refusals: `not_permitted` (403) for free accounts, `insufficient_permission` (403) while the merchant has
 * no chat.
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

/** How the chat is to look, and where it leads back to. */
export interface LaunchChatInput {
  /** The whole address of the site's page that the chat was opened from. */
  readonly backUrl: string;
  /** Colour of the chat's header, `#rrggbb`. */
  readonly headerColor: string;
  /** What the chat's header says. */
  readonly title: string;
  /**
   * The language as the browser keeps it, unread: the chat speaks Chinese when it includes CN, also where the
   * site has no texts in it (`chatLanguage`). Without one the chat speaks the client's language.
   */
  readonly storedLanguage?: string | null | undefined;
}

/**
 * Opens the live chat: answers the address of its page, possibly empty, which is an error of its own (Spec §7
 * "Chat launch GET (CBS3)", §8; docs/decisions/106). Refusals as for `getChatUnread`, and `invalid_input`
 * (422) for a way back that isn't the site's, no colour or another b2c.
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
