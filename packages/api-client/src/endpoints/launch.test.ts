import { expect, test } from "vitest";
import { createClient } from "../core/client.ts";
import { type LaunchInput, launchGame, launchGuestGame } from "./launch.ts";

/** The address that a launch really asks, taken apart. */
const sent = async (endpoint: typeof launchGame | typeof launchGuestGame, input: LaunchInput) => {
  const requests: { url: URL; method: string; token: string | null }[] = [];
  const client = createClient({
    baseUrl: "https://gateway.example",
    merchant: "volado",
    platform: "M",
    language: () => "EN",
    session: { token: () => "secret", identity: () => "ana", expired: () => undefined },
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined },
    encryptionKeys: () => [],
    fetch: async (url, init) => {
      const request = new Request(url, init);
      requests.push({ url: new URL(url), method: request.method, token: request.headers.get("Token") });
      return Response.json({ success: true, value: { content: { game_url: "https://games.example/1" } } });
    },
  });
  expect(await client.call(endpoint, input)).toEqual({ url: "https://games.example/1" });
  const [request] = requests;
  if (!request || requests.length > 1) throw new Error(`${requests.length} requests were sent.`);
  return {
    path: `${request.method} ${request.url.pathname}`,
    token: request.token,
    fields: Object.fromEntries(request.url.searchParams),
  };
};

const game: LaunchInput = { gameId: "G-7", nodeId: "7", vendor: "JL" };
const fields = {
  confirmTrans: "0",
  launchMode: "GLS",
  platform: "html5",
  clientType: "2",
  gameId: "G-7",
  nodeId: "7",
  accountType: "1",
  vassalage: "JL",
  merchantCode: "volado",
  language: "EN",
  webView: "false",
};

test("a member's launch carries the fields of Spec §7 and no other", async () => {
  expect(await sent(launchGame, game)).toEqual({ path: "GET /api/games/launch", token: "secret", fields });
});

test("a launch tells the game's name where the gateway sends it", async () => {
  const content = { game_url: "https://games.example/1", game_name: "Campana" };
  const read = launchGame.response.parse({ content });
  expect(read).toEqual({ url: "https://games.example/1", name: "Campana" });
});

test("a lottery's launch carries four fields more", async () => {
  const lottery = { vendor: "SRT", gameCode: "srt-3", prizeMode: "ZY", playType: "ent" } as const;
  const { fields: asked } = await sent(launchGame, { ...game, vendor: "SRT", lottery });
  expect(asked).toEqual({ ...fields, vassalage: "SRT", ...lottery });
});

test("a guest's launch is a call of its own with three fields and no token", async () => {
  expect(await sent(launchGuestGame, game)).toEqual({
    path: "GET /api/games/launch-guest",
    token: null,
    fields: { gameId: "G-7", nodeId: "7", platform: "html5" },
  });
});
