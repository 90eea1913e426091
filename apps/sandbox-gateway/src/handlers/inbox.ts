import { endpoints } from "@volado/api-client/endpoints";
import { inboxDraftProblems } from "@volado/domain/inbox";
import { contentLanguage } from "../catalogue/wire.ts";
import { countUnread, readBox, stampMessages, wireMessage, writeToHouse } from "../inbox/inbox-messages.ts";
import { realMemberOf } from "../members/find-member.ts";
import { readPictures } from "../pictures/read-pictures.ts";
import { Refusal } from "../request/refusal.ts";
import { defineHandler } from "./handler.ts";

export const listMessages = defineHandler(
  endpoints.listMessages,
  async ({ box, after, pageSize, language }, call) => {
    const query = { memberId: realMemberOf(call).id, box, after, pageSize };
    const { rows, next } = await readBox(call.db, query);
    return { messages: rows.map((row) => wireMessage(row, contentLanguage(language))), next };
  },
);

export const countUnreadMessages = defineHandler(endpoints.countUnreadMessages, async (_request, call) =>
  countUnread(call.db, realMemberOf(call).id),
);

export const markMessagesRead = defineHandler(endpoints.markMessagesRead, async ({ ids }, call) => {
  const memberId = realMemberOf(call).id;
  await stampMessages(call.db, memberId, ids, { read_at: call.services.now() });
  return countUnread(call.db, memberId);
});

export const deleteMessages = defineHandler(endpoints.deleteMessages, async ({ ids }, call) => {
  const memberId = realMemberOf(call).id;
  await stampMessages(call.db, memberId, ids, { deleted_at: call.services.now() });
  return countUnread(call.db, memberId);
});

export const sendMessage = defineHandler(
  endpoints.sendMessage,
  async ({ topic, title, text, ...files }, call) => {
    const memberId = realMemberOf(call).id;
    const copy = { title: title.trim(), text: text.trim() };
    if (Object.keys(inboxDraftProblems(copy)).length > 0) throw new Refusal("invalid_input");
    const message = { memberId, topic, texts: { ES: copy, EN: copy }, at: call.services.now() };
    return wireMessage(await writeToHouse(call.db, message, await readPictures(files)), "ES");
  },
);
