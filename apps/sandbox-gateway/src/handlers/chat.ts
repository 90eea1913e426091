import { endpoints } from "@volado/api-client/endpoints";
import { permission } from "@volado/domain/member";
import { chatUnread, openChat } from "../chat/chat-messages.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { isAllowedOrigin } from "../request/caller.ts";
import { Refusal } from "../request/refusal.ts";
import type { SignedIn } from "../session/sessions.ts";
import { defineHandler } from "./handler.ts";

/**
 * Who may chat.
 * @throws Refusal not_permitted for free accounts (Spec §6)
 */
const chatterOf = (call: Call): SignedIn => {
  const signedIn = sessionOf(call);
  if (permission("live-chat", signedIn.member) !== "allowed") throw new Refusal("not_permitted");
  return signedIn;
};

const refuse = (path: string, code: string): never => {
  throw new Refusal("invalid_input", { value: { issues: [{ path, code }] } });
};

/** A way back leads to the site that asked. @throws Refusal invalid_input */
const checkBackUrl = (backUrl: string, { services }: Call): void => {
  const origin = URL.canParse(backUrl) ? new URL(backUrl).origin : undefined;
  if (origin !== undefined && isAllowedOrigin(origin, services.options)) return;
  refuse("backUrl", "other_origin");
};

export const getChatUnread = defineHandler(endpoints.getChatUnread, async (_request, call) => ({
  unReadCount: await chatUnread(call.db, chatterOf(call).member.id),
}));

export const launchChat = defineHandler(endpoints.launchChat, async (request, call) => {
  const { member, sessionId } = chatterOf(call);
  if (request.b2c !== "1") refuse("b2c", "invalid_value");
  checkBackUrl(request.backUrl, call);
  if (!/^#[\da-f]{6}$/i.test(request.headerColor)) refuse("headerColor", "invalid_format");
  const ticket = await openChat(call.db, {
    member_id: member.id,
    session_id: sessionId,
    language: request.language,
    back_url: request.backUrl,
    header_color: request.headerColor.toLowerCase(),
    title: request.title,
    expires_at: call.services.now() + call.services.options.sessionMs,
  });
  return { chatUrl: `${call.origin}/chat/${ticket}` };
});
