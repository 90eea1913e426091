import { InboxBox } from "@volado/domain/inbox";
import { mayApplyAfter } from "@volado/domain/promotions";
import { endpoints } from "../../endpoints/registry.ts";
import { sampleInputs } from "../../testing/samples/inputs.ts";
import type { Finders } from "./question.ts";

const message = { ...sampleInputs.sendMessage, pictures: [] };

/** Questions about messages and applications. */
export const inboxQuestions = {
  sendMessage: async () => ({ input: message, other: { ...message, title: `${message.title}!` } }),
  markMessagesRead: async ({ client }) => {
    const page = { box: InboxBox.Received, after: undefined, pageSize: 25 };
    const { messages } = await client.call(endpoints.listMessages, page);
    return messages[0] ? { input: [messages[0].id] } : { missing: "the account has no message" };
  },
  // One of its own making: what the account was sent stays.
  deleteMessages: async ({ client }) => ({
    input: [(await client.call(endpoints.sendMessage, message)).id],
  }),
  applyForPromotion: async ({ client }) => {
    const input = sampleInputs.applyForPromotion;
    const { promotions } = await client.call(endpoints.listAnnouncements, sampleInputs.listAnnouncements);
    const applications = await client.call(endpoints.listApplications);
    const open = promotions.find(
      ({ id, byApplication }) =>
        byApplication && mayApplyAfter(applications.find(({ promotionId }) => promotionId === id)),
    );
    return open
      ? {
          input: { ...input, promotionId: open.id },
          other: { ...input, promotionId: open.id, remark: "other" },
        }
      : { missing: "no promotion takes applications" };
  },
} satisfies Finders;
