import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { expect } from "vitest";
import { failureOf, type Stage } from "./stage.ts";

/** What the calls about the live chat must answer on a healthy gateway. */
export const chatCases = (stage: Stage) => {
  const signedIn = async (username: string) => {
    const player = stage.player();
    await player.signIn(username);
    return player.client;
  };
  return {
    getChatUnread: async () => {
      expect(await (await signedIn("agente")).call(endpoints.getChatUnread)).toBeGreaterThanOrEqual(0);
      const free = await signedIn("prueba");
      expect(await failureOf(free.call(endpoints.getChatUnread))).toMatchObject({ code: "not_permitted" });
    },
    launchChat: async () => {
      const client = await signedIn("agente");
      const look = { backUrl: `${stage.url()}/m/message`, headerColor: "#14101f", title: "Chat" };
      const { chatUrl } = await client.call(endpoints.launchChat, look);
      const page = await fetch(new URL(chatUrl, stage.url()));
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("Chat");
      const elsewhere = { ...look, backUrl: "https://elsewhere.example/" };
      expect(await failureOf(client.call(endpoints.launchChat, elsewhere))).toMatchObject({
        code: "invalid_input",
      });
    },
  } satisfies Partial<Record<EndpointId, () => Promise<void>>>;
};
