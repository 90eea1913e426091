import { describe, expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { testClient } from "../../test-server/test-client.ts";
import { manualClock } from "../testing/index.ts";
import { getChatUnread, launchChat } from "./chat.ts";

const look = { backUrl: "https://volado.example/m/message", headerColor: "#14101f", title: "Chat" };

describe("the live chat, over HTTP", () => {
  test("is opened with what the specification names (Spec §7)", async () => {
    await using server = await startFaultServer(() => ok({ chatUrl: "https://chat.example/1" }));
    const { client } = testClient(server.url);
    expect(await client.call(launchChat, look)).toEqual({ chatUrl: "https://chat.example/1" });
    const [sent] = server.received;
    expect([sent?.method, sent?.path, sent?.headers.module]).toEqual(["GET", "/api/chat", "CBS3"]);
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ b2c: "1", language: "ES", ...look });
  });

  test.each([
    { storedLanguage: "ZH_CN", language: "CN" },
    { storedLanguage: "EN", language: "ES" },
    { storedLanguage: null, language: "ES" },
  ])(
    "with $storedLanguage stored in the browser the call says $language",
    async ({ storedLanguage, language }) => {
      await using server = await startFaultServer(() => ok({ chatUrl: "https://chat.example/1" }));
      const { client } = testClient(server.url);
      await client.call(launchChat, { ...look, storedLanguage });
      expect(Object.fromEntries(server.received[0]?.query ?? [])).toEqual({ b2c: "1", language, ...look });
    },
  );

  test("is asked for unread messages once in 250 ms", async () => {
    await using server = await startFaultServer(() => ok({ unReadCount: "3" }));
    const clock = manualClock();
    const { client } = testClient(server.url, { clock });
    expect(await Promise.all([client.call(getChatUnread), client.call(getChatUnread)])).toEqual([3, 3]);
    expect(await client.call(getChatUnread)).toBe(3);
    expect(server.received).toHaveLength(1);
    await clock.advance(249);
    await client.call(getChatUnread);
    expect(server.received).toHaveLength(1);
    await clock.advance(1);
    await client.call(getChatUnread);
    expect(server.received).toHaveLength(2);
  });
});
