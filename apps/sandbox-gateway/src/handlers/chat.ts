import { endpoints } from "@volado/api-client/endpoints";
import { chatUnread, openChat } from "../chat/chat-messages.ts";
import { realMemberOf } from "../members/find-member.ts";
import { sessionOf } from "../request/call.ts";
import { isAllowedOrigin } from "../request/caller.ts";
import { invalidFields } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

export const getChatUnread = defineHandler(endpoints.getChatUnread, async (_request, call) => ({
  unReadCount: await chatUnread(call.db, realMemberOf(call).id),
}));

export const launchChat = defineHandler(endpoints.launchChat, async (request, call) => {
  const member = realMemberOf(call);
  if (request.b2c !== "1") throw invalidFields([["b2c", "invalid_value"]]);
  // The back link must lead to the calling site.
  const origin = URL.canParse(request.backUrl) ? new URL(request.backUrl).origin : undefined;
  if (origin === undefined || !isAllowedOrigin(origin, call.services.options))
    throw invalidFields([["backUrl", "other_origin"]]);
  if (!/^#[\da-f]{6}$/i.test(request.headerColor)) throw invalidFields([["headerColor", "invalid_format"]]);
  const ticket = await openChat(call.db, {
    member_id: member.id,
    session_id: sessionOf(call).sessionId,
    language: request.language,
    back_url: request.backUrl,
    header_color: request.headerColor.toLowerCase(),
    title: request.title,
    expires_at: call.services.now() + call.services.options.sessionMs,
  });
  return { chatUrl: `${call.origin}/chat/${ticket}` };
});
