import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { InboxBox, InboxTopic } from "@volado/domain/inbox";
import { expect } from "vitest";
import { pictureFile } from "../testing/pictures.ts";
import { failureOf, type Stage } from "./stage.ts";

/** What the calls about the inbox must answer on a healthy gateway. */
export const inboxCases = (stage: Stage) => {
  const signedIn = async (username: string) => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  const page = { after: undefined, pageSize: 25 };
  const received = { ...page, box: InboxBox.Received };
  return {
    listMessages: async () => {
      const client = await signedIn("agente");
      const { messages } = await client.call(endpoints.listMessages, received);
      expect(messages.length).toBeGreaterThan(0);
      for (const { title, text } of messages) expect([title, text]).not.toContain("");
      const times = messages.map(({ sentAt }) => sentAt);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      const trial = await signedIn("prueba");
      const refused = await failureOf(trial.call(endpoints.listMessages, received));
      expect(refused).toMatchObject({ code: "not_permitted", status: 403 });
    },
    countUnreadMessages: async () => {
      // Nobody else's session ends with it; the case after this one marks them.
      const client = await signedIn("agente");
      const { messages } = await client.call(endpoints.listMessages, received);
      const unread = messages.filter(({ read }) => !read).length;
      expect(unread).toBeGreaterThan(0);
      expect(await client.call(endpoints.countUnreadMessages)).toBe(unread);
    },
    markMessagesRead: async () => {
      const client = await signedIn("agente");
      const { messages } = await client.call(endpoints.listMessages, received);
      const unread = messages.filter(({ read }) => !read).map(({ id }) => id);
      expect(await client.call(endpoints.markMessagesRead, unread)).toBe(0);
      expect(await client.call(endpoints.markMessagesRead, unread)).toBe(0);
      const after = await client.call(endpoints.listMessages, received);
      expect(after.messages.every(({ read }) => read)).toBe(true);
    },
    deleteMessages: async () => {
      const client = await signedIn("socia");
      const draft = { topic: InboxTopic.General, title: "Para borrar", text: "Nada", pictures: [] };
      const { id } = await client.call(endpoints.sendMessage, draft);
      const sent = async () => {
        const { messages } = await client.call(endpoints.listMessages, { ...page, box: InboxBox.Sent });
        return messages.map((message) => message.id);
      };
      expect(await sent()).toContain(id);
      await client.call(endpoints.deleteMessages, [id]);
      await client.call(endpoints.deleteMessages, [id]);
      expect(await sent()).not.toContain(id);
    },
    sendMessage: async () => {
      const client = await signedIn("socia");
      const draft = {
        topic: InboxTopic.Feedback,
        title: "Hola",
        text: "Una línea\nOtra",
        pictures: [pictureFile()],
      };
      const message = await client.call(endpoints.sendMessage, draft);
      expect(message).toMatchObject({ title: "Hola", text: "Una línea\nOtra", read: true, pictures: 1 });
      const { messages } = await client.call(endpoints.listMessages, { ...page, box: InboxBox.Sent });
      expect(messages).toContainEqual(message);
      const empty = await failureOf(client.call(endpoints.sendMessage, { ...draft, title: " " }));
      expect(empty).toMatchObject({ code: "invalid_input", status: 422 });
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
